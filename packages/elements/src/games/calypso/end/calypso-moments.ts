import {card, RANKS, type Seat} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import type {CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import type {Moments} from '../../../table/scene/moment.js';
import {whoIs} from '../../../table/scene/scene.js';

/**
 * Great moments in Calypso: completed calypsos. If a trick completes several, only one is shown, the trick winner's if
 * possible.
 */
export const calypsoMoments = (spot: (seat: Seat) => string): Moments<CalypsoView, CalypsoWords> => ({
  after(fact, scene) {
    if (fact.type !== 'built' || fact.completed.length === 0) return undefined;
    const seat = fact.completed.includes(fact.seat) ? fact.seat : fact.completed[0]!;
    const suit = fact.view.trumps[seat]!;
    return {
      look: 'gather',
      cue: 'complete',
      title: scene.words.completed(whoIs(scene, seat)),
      cards: RANKS.toReversed().map((rank) => card(rank, suit)),
      spot: spot(seat),
    };
  },
});
