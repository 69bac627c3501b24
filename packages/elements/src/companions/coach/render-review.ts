import {formatCard} from '@cartavola/engine';
import {html, nothing, svg, type TemplateResult} from 'lit';
import type {DealReview, MistakePuzzle, ReviewedMove, ShownMove} from '../../match/review.js';
import {ownElement} from '../../base/own-element.js';
import {icon} from '../../match/tool-icons.js';
import type {CoachTexts} from './coach-texts.js';
import {renderStrip} from './render-strip.js';

const previousIcon = icon(svg`<path d="m14 5-7 7 7 7"/>`);
const nextIcon = icon(svg`<path d="m10 5 7 7-7 7"/>`);

/** Input of `renderReview`. */
interface ReviewParts {
  readonly texts: CoachTexts;
  /** Progress, if other choices are still being analysed. */
  readonly looking: string | undefined;
  /** Deck that the page has set on the table, or undefined for the reader's choice or the default. */
  readonly deck: string | undefined;
  /** Index of the selected choice, or undefined for the costliest one. */
  readonly place: number | undefined;
  readonly select: (place: number) => void;
  /** Takes the match back to a move. Undefined if that isn't possible. */
  readonly playFrom: ((ply: number) => void) | undefined;
  /** Ids of the mistakes that are kept as puzzles. */
  readonly kept: readonly string[];
  /** Keeps a mistake as a puzzle, or deletes it if it is kept. */
  readonly toggle: (mistake: MistakePuzzle) => void;
}

/** Renders the review of a deal: the choices analysed so far, and the strip once all are. */
export function renderReview({choices, moments}: DealReview, parts: ReviewParts): TemplateResult {
  const {texts, playFrom, select} = parts;
  if (choices.length === 0) return html`<p>${texts.noChoice}</p>`;
  const place = parts.place ?? Math.max(0, choices.indexOf(moments[0]!));
  const choice = choices[place]!;
  const faults = choices.filter(({loss}) => loss > 0).length;
  const cost = choice.loss > 0 ? html`<span class="cost">${texts.cost(choice.loss)}</span>` : nothing;
  return html`<p>${parts.looking ?? texts.summary(choices.length, faults)}</p>
    ${parts.looking === undefined ? renderStrip(choices, {texts, place, select}) : html`<div class="strip-room"></div>`}
    ${renderSteps(html`<h4 class="choice" aria-live="polite">${texts.move(choice.number)} ${cost}</h4>`, {
      labels: [texts.previousChoice, texts.nextChoice],
      at: place,
      count: choices.length,
      go: select,
    })}
    ${renderChoice(choice, parts)}
    <p class="quiet">${faults > 0 ? texts.estimated : nothing} ${playFrom ? texts.takesBack : nothing}</p>`;
}

/** Position in a row of choices or deals. */
interface Steps {
  /** Labels of the buttons for the previous and next items. */
  readonly labels: readonly [string, string];
  readonly at: number;
  readonly count: number;
  readonly go: (place: number) => void;
}

/** Renders a heading between buttons for the previous and next items. */
export function renderSteps(heading: TemplateResult, {labels, at, count, go}: Steps): TemplateResult {
  const button = (label: string, to: number, sign: TemplateResult): TemplateResult => {
    const isOut = to < 0 || to >= count;
    return html`<button type="button" class="step" aria-label=${label} title=${label} aria-disabled=${isOut ? 'true' : nothing} @click=${() => isOut || go(to)}>${sign}</button>`;
  };
  return html`<div class="steps">
    ${button(labels[0], at - 1, previousIcon)} ${heading} ${button(labels[1], at + 1, nextIcon)}
  </div>`;
}

function renderChoice(choice: ReviewedMove, parts: ReviewParts): TemplateResult {
  const {texts, deck, playFrom} = parts;
  const {ply, seat, before, better, why} = choice;
  // Pictures alone don't distinguish two ways to lay the same cards.
  const isNamed = String(choice.cards) === String(better?.cards);
  const move = (label: string, shown: ShownMove | undefined): TemplateResult | typeof nothing =>
    shown ? renderMove(label, shown, deck, isNamed) : nothing;
  return html`<div class="moment">
    <div class="verdict">
      ${move(texts.played, choice)} ${move(texts.answer, better?.answer)} ${move(texts.better, better)}
      <p>${better?.why ?? why ?? texts.fine}</p>
    </div>
    ${ownElement('card-diagram', {notation: before, seat: String(seat), deck, lang: texts.language, sharing: 'none'})}
    <div class="asks">
      ${playFrom ? html`<button type="button" @click=${() => playFrom(ply)}>${texts.playOn}</button>` : nothing}
      ${better?.puzzle ? renderKeep(better.puzzle, parts) : nothing}
    </div>
  </div>`;
}

/** Renders the button that keeps a mistake as a puzzle. */
function renderKeep(mistake: MistakePuzzle, {texts, kept, toggle}: ReviewParts): TemplateResult {
  const isKept = kept.includes(mistake.id);
  return html`<button type="button" class="keep" aria-pressed=${String(isKept)} @click=${() => toggle(mistake)}>
    ${texts.keep} ${isKept ? '✓' : ''}
  </button>`;
}

/** Renders a move: its cards, and a description if the pictures don't show everything. */
const renderMove = (
  label: string,
  {cards, move, text}: ShownMove,
  deck: string | undefined,
  isNamed: boolean,
): TemplateResult =>
  html`<figure>
    <figcaption>${label}</figcaption>
    <span class="laid">${cards.map((card) => ownElement('playing-card', {card: formatCard(card), deck}))}</span>
    ${cards.length === 0 || move.takes || isNamed ? html`<p>${text}</p>` : nothing}
  </figure>`;
