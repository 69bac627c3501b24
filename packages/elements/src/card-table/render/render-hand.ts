import {formatCard, type Card, type Seat} from '@cartavola/engine';
import type {TableWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {keyedList} from './keyed-list.js';
import {keysOf} from '../../board/card-keys.js';
import {checkIcon, refusedIcon} from './icons.js';
import type {Note} from '../scene/note.js';
import {bottomSeat, picture, whoIs, type Scene} from '../scene/scene.js';

interface HandState {
  readonly seat: Seat;
  /** In the order shown. */
  readonly cards: readonly Card[];
  /** The cards that may be played; undefined while this hand is not asked. */
  readonly playable: ReadonlySet<Card> | undefined;
  readonly note: Note | undefined;
  /** `again`: the second half of a double click, which hits the card that moved up. */
  readonly activate: (card: Card, again: boolean) => void;
}

/** How many cards stand in one row of a phone. */
const FIT = 5;

/** A hand that the reader plays: a fan, in two rows where there is little room. */
export function renderHand(scene: Scene, {seat, cards, playable, note, activate}: HandState): TemplateResult {
  const count = cards.length;
  const isOwn = seat === bottomSeat(scene.view);
  const keys = keysOf(cards);
  const {picked, table} = scene;
  const look = (card: Card): string => {
    const state = playable === undefined ? '' : playable.has(card) ? 'playable' : 'unplayable';
    const proof = note?.proof.includes(card) && note.card !== card ? 'proof' : '';
    return `${state} ${proof} ${note?.card === card ? 'refused' : ''} ${picked.includes(card) ? 'picked' : ''}`;
  };
  return html`<ul
    class="hand ${isOwn ? '' : 'across'} ${count > FIT ? 'long' : ''} ${count > 8 ? 'very-long' : ''}"
    part="hand"
    data-group=${seat === (scene.actor ?? bottomSeat(scene.view)) ? 'hand' : 'other-hand'}
    aria-label=${isOwn ? table.yourHand : table.handOf(whoIs(scene, seat))}
    .style=${`--count:${count};--columns:${Math.ceil(count / 2)}`}
  >
    ${keyedList(
      cards,
      (_, place) => keys[place],
      (card, place) => html`<li .style=${`--turn:${place - (count - 1) / 2}`}>
        <button
          type="button"
          class="card ${look(card)}"
          data-item=${keys[place]!}
          data-card=${formatCard(card)}
          aria-disabled=${playable?.has(card) ? nothing : 'true'}
          aria-pressed=${picked.length > 0 ? String(picked.includes(card)) : nothing}
          @click=${(event: MouseEvent) => activate(card, event.detail > 1)}
        >
          <span class="hidden">${scene.cards.name(card)}</span>
          ${picture(scene, card)}
          ${
            note?.card === card
              ? html`<span class="mark no">${refusedIcon}</span>`
              : note?.proof.includes(card) || picked.includes(card)
                ? html`<span class="mark yes">${checkIcon}</span>`
                : nothing
          }
        </button>
      </li>`,
    )}
  </ul>`;
}

/** The note beside the hand; it is spoken by the table's live regions. `ask`: for the whole rule. */
export function renderNote(
  {text, card, rule}: Note,
  cards: readonly Card[],
  {ruleInFull}: TableWords,
  ask: (event: Event) => void,
): TemplateResult {
  const right = card !== undefined && cards.indexOf(card) >= cards.length / 2;
  return html`<div class="note ${right ? 'at-right' : 'at-left'}" part="note">
    <b>${text.reason}</b><span>${text.proof}</span>
    ${rule === undefined ? nothing : html`<a href=${`#cartavola=${rule}`} @click=${ask}>${ruleInFull}</a>`}
  </div>`;
}
