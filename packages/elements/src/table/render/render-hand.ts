import {formatCard, type Card, type Seat} from '@cartavola/engine';
import type {TableWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {keysOf} from '../../board/card-keys.js';
import {checkIcon, pointerIcon, refusedIcon} from './icons.js';
import {addressOfRule} from '../../base/page/target.js';
import type {Note} from '../scene/note.js';
import {bottomSeat, picture, whoIs, type Scene} from '../scene/scene.js';

interface HandState {
  readonly seat: Seat;
  /** Cards in display order. */
  readonly cards: readonly Card[];
  /** Cards that may be played. Undefined while it isn't this hand's turn. */
  readonly playable: ReadonlySet<Card> | undefined;
  readonly note: Note | undefined;
  /** Returns whether activating a card selects it, instead of playing it. */
  readonly selects: (card: Card) => boolean;
  /** Returns a sentence about a card's effect, or undefined if it has none. */
  readonly effect: (card: Card) => string | undefined;
  /**
   * Called when a card is activated. `again` is true for the second click of a double click, which may hit the card
   * that has moved into the gap.
   */
  readonly activate: (card: Card, again: boolean) => void;
  /** Called when a card is dropped on the middle. */
  readonly drop: (card: Card) => void;
}

/** Maximum number of cards in one row on a phone. */
const FIT = 5;

/** Renders a hand that the reader plays: as a fan, or in two rows if there is little room. */
export function renderHand(
  scene: Scene,
  {seat, cards, playable, note, selects, effect, activate, drop}: HandState,
): TemplateResult {
  const count = cards.length;
  const isOwn = seat === bottomSeat(scene.view);
  const keys = keysOf(cards);
  const {picked, table} = scene;
  const look = (card: Card): string => {
    const state = playable === undefined ? '' : playable.has(card) ? 'playable' : 'unplayable';
    const proof = note?.proof.includes(card) && note.card !== card ? 'proof' : '';
    return `${state} ${proof} ${note?.card === card ? 'refused' : ''} ${picked.includes(card) ? 'picked' : ''}`;
  };
  const name = isOwn ? table.yourHand : table.handOf(whoIs(scene, seat));
  return html`<h3 class="hidden">${name}</h3><ul
    class="hand ${isOwn ? '' : 'across'} ${count > FIT ? 'long' : ''} ${count > 8 ? 'very-long' : ''}"
    part="hand"
    data-group=${seat === (scene.actor ?? bottomSeat(scene.view)) ? 'hand' : 'other-hand'}
    role="toolbar"
    aria-label=${name}
    .style=${`--columns:${Math.ceil(count / 2)}`}
  >
    ${repeat(
      cards,
      (_, place) => keys[place],
      (card, place) => html`<li role="none" .style=${`--turn:${place - (count - 1) / 2}`}>
        <button
          type="button"
          class="card ${look(card)}"
          data-item=${keys[place]!}
          data-card=${formatCard(card)}
          aria-disabled=${playable?.has(card) ? nothing : 'true'}
          aria-description=${effect(card) ?? nothing}
          aria-pressed=${selects(card) || picked.includes(card) ? String(picked.includes(card)) : nothing}
          @click=${(event: MouseEvent) => activate(card, event.detail > 1)}
          @drop=${() => drop(card)}
        >
          <span class="hidden">${scene.cards.name(card)}</span>
          ${picture(scene, card)}
          ${
            note?.card === card
              ? html`<span class="mark no">${refusedIcon}</span>`
              : picked.includes(card)
                ? html`<span class="mark">${checkIcon}</span>`
                : note?.proof.includes(card)
                  ? html`<span class="mark meant">${pointerIcon}</span>`
                  : nothing
          }
        </button>
      </li>`,
    )}
  </ul>`;
}

/**
 * Renders the note beside the hand. The table's live regions announce its text. `openRule` is called when the reader
 * clicks the link to the rule.
 */
export const renderNote = (
  {text, rule, line}: Note,
  {ruleInFull}: TableWords,
  isLineShown: boolean,
  {openRule, showLine}: {openRule(event: MouseEvent): void; showLine(): void},
): TemplateResult => html`<div class="note" part="note">
    <b>${text.reason}</b><span>${text.proof}</span>
    ${rule === undefined ? nothing : html`<a href=${addressOfRule(rule)} @click=${openRule}>${ruleInFull}</a>`}
    ${line ? html`<button type="button" @click=${showLine}>${isLineShown ? line.back : line.show}</button>` : nothing}
  </div>`;
