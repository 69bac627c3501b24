import {formatCard, type Card, type Move} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {DealReview, ReviewedMove} from '../../match/review.js';
import {ownElement} from '../../base/own-element.js';
import type {CoachTexts} from './coach-texts.js';

/** Cost below which tenths are shown. */
const FINE = 5;

/** Rounds a cost as the coach's sentences do, but never to less than a tenth. */
const rounded = (loss: number): number => (loss < FINE ? Math.max(0.1, Math.round(loss * 10) / 10) : Math.round(loss));

/** Input of `renderReview`. */
interface ReviewParts {
  readonly texts: CoachTexts;
  /** Deck that the page has set on the table. If undefined, the reader's choice or the default. */
  readonly deck: string | undefined;
  /** Takes the match back to a move. Undefined if that isn't possible. */
  readonly playFrom: ((ply: number) => void) | undefined;
}

/** Renders the review of a deal. */
export function renderReview({choices, moments, deal}: DealReview, parts: ReviewParts): TemplateResult {
  const {texts, playFrom} = parts;
  const title = html`<h4>${texts.deal(deal + 1)}</h4>`;
  if (choices.length === 0) return html`${title}<p>${texts.noChoice}</p>`;
  const faults = choices.filter(({loss}) => loss > 0).length;
  return html`${title}
    <p>${texts.summary(choices.length, faults)}</p>
    ${
      moments.length === 0
        ? nothing
        : html`<h4>${texts.moments}</h4>
            <p class="quiet">${texts.estimated} ${playFrom ? texts.takesBack : nothing}</p>
            <ol>
              ${moments.map((moment) => renderMoment(moment, parts))}
            </ol>`
    }
    <details class="all">
      <summary>${texts.all}</summary>
      <ol>
        ${choices.map(
          ({text, loss, number}) =>
            html`<li>
              <span>${number}. ${text}</span><span class="cost">${loss > 0 ? texts.cost(rounded(loss)) : nothing}</span>
            </li>`,
        )}
      </ol>
    </details>`;
}

function renderMoment(moment: ReviewedMove, {texts, deck, playFrom}: ReviewParts): TemplateResult {
  const {number, ply, loss, better} = moment;
  return html`<li class="moment">
    <h5>${texts.move(number)} <span class="cost">${texts.cost(rounded(loss))}</span></h5>
    ${renderMove(texts.played, moment, deck)} ${renderMove(texts.better, better!, deck)}
    <p>${better!.why}</p>
    ${
      playFrom
        ? html`<div class="asks">
            <button type="button" aria-label="${texts.playOn}: ${texts.move(number)}" @click=${() => playFrom(ply)}>
              ${texts.playOn}
            </button>
          </div>`
        : nothing
    }
  </li>`;
}

/** Renders a move: its cards, and a text for what the pictures don't show. */
const renderMove = (
  label: string,
  {cards, move, text}: {readonly cards: readonly Card[]; readonly move: Move; readonly text: string},
  deck: string | undefined,
): TemplateResult =>
  html`<figure>
    <figcaption>${label}</figcaption>
    ${
      cards.length === 0
        ? nothing
        : html`<span class="laid">${cards.map((card) => ownElement('playing-card', {card: formatCard(card), deck}))}</span>`
    }
    ${cards.length === 0 || move.takes ? html`<p>${text}</p>` : nothing}
  </figure>`;
