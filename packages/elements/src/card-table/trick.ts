import {formatCard, type Card, type Seat} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {checkIcon} from './icons.js';
import type {LastTrick} from './layout.js';
import {initialOf, picture, placeOf, whoIs, type Stage} from './stage.js';

/** What lies before one seat in a trick. */
export interface TrickPlace {
  readonly seat: Seat;
  readonly card?: Card;
  /** A key for a card that nobody knows; a known card is its own. */
  readonly key?: string;
  /** What a free place says. */
  readonly waits?: string;
  readonly next?: boolean;
  /** Takes the trick as it lies. */
  readonly best?: boolean;
  /** Spoken name of the card. */
  readonly name?: string;
}

/** The cards of a trick, one before each seat. */
export function renderTrick(stage: Stage, places: readonly TrickPlace[]): TemplateResult {
  return html`<ul class="trick" part="trick" aria-label=${stage.table.onTheTable}>
    ${repeat(
      places,
      ({seat}) => seat,
      (place) => html`<li class="slot ${placeOf(stage.view, place.seat)} ${place.next ? 'next' : ''}">
        ${
          place.card === undefined
            ? place.waits
              ? html`<span class="free"><span>${place.waits}</span></span>`
              : nothing
            : renderCard(stage, place, place.card)
        }
      </li>`,
    )}
  </ul>`;
}

const renderCard = (stage: Stage, place: TrickPlace, card: Card): TemplateResult =>
  html`${repeat(
    [place.key ?? formatCard(card)],
    (key) => key,
    (key) => html`<div class="card ${place.best ? 'best' : ''}" data-card=${key}>
    <span class="hidden">${place.name}</span>
    ${picture(stage, card)}
    <span class="owner seat-${place.seat % 6}" aria-hidden="true">${initialOf(stage, place.seat)}</span>
  </div>`,
  )}`;

/** The last trick: small, the winner's card marked. */
export function renderLastTrick(stage: Stage, trick: LastTrick | undefined): TemplateResult {
  const {table, cards} = stage;
  if (!trick) return html`<p class="quiet">${table.noTrickYet}</p>`;
  return html`<ul class="last-cards">
      ${trick.cards.map(
        ({seat, card}) => html`<li class=${seat === trick.winner ? 'winner' : ''}>
          <span class="hidden">${table.cardBy(whoIs(stage, seat), cards.name(card))}</span>
          ${picture(stage, card, true)}
          <span class="owner seat-${seat % 6}" aria-hidden="true">${initialOf(stage, seat)}</span>
          ${seat === trick.winner ? html`<span class="tick">${checkIcon}</span>` : nothing}
        </li>`,
      )}
    </ul>
    <p class="row"><span>${table.tookTrick(whoIs(stage, trick.winner))}</span><b>${table.pointsShort(trick.points)}</b></p>`;
}

/** The last trick in words. */
export function describeLastTrick(stage: Stage, trick: LastTrick | undefined): string {
  const {table, cards} = stage;
  if (!trick) return table.noTrickYet;
  const played = trick.cards.map(({seat, card}) => table.cardBy(whoIs(stage, seat), cards.name(card)));
  return table.lastTrickWas(played, whoIs(stage, trick.winner), trick.points);
}
