import {html} from 'lit';
import {renderAvatar} from '../render/avatar.js';
import type {Moment} from '../scene/moment.js';
import {hasWon, initialOf, partiesInOrder, type Scene} from '../scene/scene.js';
import {winnersOf} from '../scene/winners.js';

/** Returns the moment that honours the winner of a match, or all players in a draw. */
export function honours(scene: Scene, title: string): Moment {
  const {parties, standing} = scene;
  const winners = winnersOf(standing.result!, parties);
  const seats = winners ?? partiesInOrder(scene).flatMap((party) => parties[party]!);
  const avatars = seats.map((seat) =>
    renderAvatar(seat, initialOf(scene, seat), scene.characters[seat], scene.drawCharacter),
  );
  return {
    look: 'laurel',
    title,
    drawing: html`<span class="honoured ${winners ? (hasWon(scene) ? 'own-win' : 'bows') : ''}">${avatars}</span>`,
  };
}
