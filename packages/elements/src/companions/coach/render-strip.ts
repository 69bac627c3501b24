import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import type {ReviewedMove} from '../../match/review.js';
import type {CoachTexts} from './coach-texts.js';

/** Height of the strip's drawing, in SVG user units. */
const HEIGHT = 100;

/** Smallest difference from an even result (0.5) that reaches the edge of the drawing. */
const LEAST = 0.15;

/** Selected choice in the strip. */
interface Selected {
  readonly texts: CoachTexts;
  /** Index of the selected choice. */
  readonly place: number;
  readonly select: (place: number) => void;
}

/**
 * Renders all choices as a strip: a curve of the expected result, a dot for each move that cost points (larger if it
 * cost more), and a slider that selects a choice.
 */
export function renderStrip(choices: readonly ReviewedMove[], {texts, place, select}: Selected): TemplateResult {
  const last = choices.length - 1;
  const most = Math.max(...choices.map(({loss}) => loss));
  const leads = choices.map(({outlook = 0.5}) => outlook - 0.5);
  const range = Math.max(LEAST, ...leads.map(Math.abs));
  const heights = leads.map((lead) => (HEIGHT / 2) * (1 - lead / range));
  const dot = (choice: ReviewedMove, at: number): SVGTemplateResult | typeof nothing =>
    choice.loss > 0
      ? svg`<path class=${choice.loss > most / 2 ? 'fault great' : 'fault'} d="M${at} ${heights[at]}h.001"/>`
      : nothing;
  const chosen = choices[place]!;
  const hasCurve = choices.every(({outlook}) => outlook !== undefined);
  return html`<div class="strip">
    ${hasCurve ? html`<span class="end">${texts.ahead}</span><span class="end">${texts.behind}</span>` : nothing}
    <svg viewBox="0 0 ${Math.max(1, last)} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="even" d="M0 ${HEIGHT / 2}H${Math.max(1, last)}" />
      <path class="selected" d="M${place} 0V${HEIGHT}" />
      <path class="line" d="M${heights.map((height, at) => `${at} ${height}`).join('L')}" />
      ${choices.map(dot)}
    </svg>
    <input
      type="range"
      min="1"
      max=${choices.length}
      .value=${String(place + 1)}
      aria-label=${texts.choices}
      aria-valuetext="${texts.move(chosen.number)}: ${chosen.text}${chosen.loss > 0 ? `, ${texts.cost(chosen.loss)}` : ''}"
      @input=${({currentTarget}: Event) => select(Number((currentTarget as HTMLInputElement).value) - 1)}
    />
  </div>`;
}
