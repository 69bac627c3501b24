import {formatCard, type Card, type Seat} from '@cartavola/engine';
import type {TableWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {keyedList} from './keyed-list.js';
import {keysOf} from '../card-keys.js';
import {checkIcon, refusedIcon} from './icons.js';
import type {RefusalText} from './layout.js';
import {bottomSeat, picture, whoIs, type Stage} from './stage.js';

/** What stands beside the hand until the next action: why a card was refused, or an answer. */
export interface Note {
  /** The card that was refused. */
  readonly card: Card | undefined;
  readonly text: RefusalText;
  /** The cards that prove it. */
  readonly proof: readonly Card[];
  /** It stands until the reader does something, whatever others do meanwhile. */
  readonly stays?: boolean;
  /** The id of the rule that refused, where the rulebook tells more of it. */
  readonly rule?: string;
}

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
export function renderHand(stage: Stage, {seat, cards, playable, note, activate}: HandState): TemplateResult {
  const count = cards.length;
  const isOwn = seat === bottomSeat(stage.view);
  const keys = keysOf(cards);
  const {picked, table} = stage;
  const look = (card: Card): string => {
    const state = playable === undefined ? '' : playable.has(card) ? 'playable' : 'unplayable';
    const proof = note?.proof.includes(card) && note.card !== card ? 'proof' : '';
    return `${state} ${proof} ${note?.card === card ? 'refused' : ''} ${picked.includes(card) ? 'picked' : ''}`;
  };
  return html`<ul
    class="hand ${isOwn ? '' : 'across'} ${count > FIT ? 'long' : ''} ${count > 8 ? 'very-long' : ''}"
    part="hand"
    data-group=${seat === (stage.actor ?? bottomSeat(stage.view)) ? 'hand' : 'other-hand'}
    aria-label=${isOwn ? table.yourHand : table.handOf(whoIs(stage, seat))}
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
          <span class="hidden">${stage.cards.name(card)}</span>
          ${picture(stage, card)}
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
