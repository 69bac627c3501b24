import {html, nothing, svg, type TemplateResult} from 'lit';
import type {MatchStanding} from '../../match/standing.js';
import type {DealReview, ReviewedMove} from '../../match/review.js';
import type {CoachTexts} from './coach-texts.js';

/** Move in a match. */
interface MoveInMatch {
  /** Number of the deal, from 0. */
  readonly deal: number;
  /** Index among the reader's choices in the deal. */
  readonly place: number;
  readonly move: ReviewedMove;
}

/** The most notable choices of a match, if there are any. */
export interface Highlights {
  readonly best?: MoveInMatch;
  readonly costliest?: MoveInMatch;
}

/** Returns the move whose alternatives were worst, and the move that cost the most. */
export function highlightsOf(reviews: readonly DealReview[]): Highlights {
  const moves = reviews.flatMap(({deal, choices}) => choices.map((move, place): MoveInMatch => ({deal, place, move})));
  const greatest = (key: 'lead' | 'loss'): MoveInMatch | undefined =>
    moves.filter(({move}) => move[key] > 0).sort((one, other) => other.move[key] - one.move[key])[0];
  const [best, costliest] = [greatest('lead'), greatest('loss')];
  return {...(best && {best}), ...(costliest && {costliest})};
}

/**
 * Renders buttons for the most notable choices of a match. Placeholder lines reserve their space until the choices are
 * known.
 */
const renderHighlights = (
  found: Highlights | undefined,
  texts: CoachTexts,
  open: (move: MoveInMatch) => void,
): TemplateResult => {
  const line = (label: string, one: MoveInMatch | undefined): TemplateResult =>
    html`<li>
      <b>${label}</b>
      ${
        one
          ? html`<button type="button" @click=${() => open(one)}>
              ${one.move.text} (${texts.inMatch(one.deal + 1, one.move.number)}${one.move.loss > 0 ? `, ${texts.cost(one.move.loss)}` : ''})
            </button>`
          : found
            ? '–'
            : '…'
      }
    </li>`;
  return html`<ul class="highlights">
    ${line(texts.best, found?.best)} ${line(texts.costliest, found?.costliest)}
  </ul>`;
};

/**
 * Renders the totals after each deal as a line chart, with a legend. Renders nothing if the game only scores whole
 * matches.
 */
function renderChart(
  {marks, parties, totals, finished}: MatchStanding,
  texts: CoachTexts,
): TemplateResult | typeof nothing {
  if (marks.length < 2 || marks.length !== finished) return nothing;
  const start = totals.map((total, party) => total - marks.reduce((sum, deal) => sum + deal[party]!, 0));
  const lines = parties.map((_, party) => {
    let total = start[party]!;
    return [total, ...marks.map((deal) => (total += deal[party]!))];
  });
  const [low, high] = [Math.min(0, ...lines.flat()), Math.max(1, ...lines.flat())];
  const path = (points: readonly number[]): string =>
    `M${points.map((total, at) => `${at} ${(100 * (high - total)) / (high - low)}`).join('L')}`;
  return html`<figure class="chart">
    <svg viewBox="0 0 ${marks.length} 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path class="even" d="M0 ${(100 * high) / (high - low)}H${marks.length}" />
      ${lines.map((points, party) => svg`<path class="line" data-party=${party} d=${path(points)} />`)}
    </svg>
    <figcaption>
      <span>${texts.chart}</span>
      <ul>
        ${parties.map(
          (name, party) =>
            html`<li>
              <svg viewBox="0 0 24 8" aria-hidden="true" focusable="false"><path class="line" data-party=${party} d="M0 4H24" /></svg>
              ${name} <b>${totals[party]}</b>
            </li>`,
        )}
      </ul>
    </figcaption>
  </figure>`;
}

/** Renders a finished match: its totals by deal, and its most notable choices. */
export const renderMatch = (
  standing: MatchStanding,
  found: Highlights | undefined,
  texts: CoachTexts,
  open: (move: MoveInMatch) => void,
): TemplateResult =>
  html`<div class="match">${renderChart(standing, texts)} ${renderHighlights(found, texts, open)}</div>`;
