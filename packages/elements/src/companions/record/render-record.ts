import {html, nothing, svg, type TemplateResult} from 'lit';
import {writeLink} from '../../links/link.js';
import {OUTCOMES, type BestDeal, type Outcome, type Sums} from '../../history/played.js';
import {overIn, type Figures} from './figures.js';
import type {RecordTexts} from './record-texts.js';
import {written} from './render-calendar.js';
import {drawMark} from './render-mark.js';

const DATE = {day: 'numeric', month: 'short', year: 'numeric'} as const;

/** Distance between two marks in a row. */
const STEP = 16;

/** Renders the numbers of matches and deals, and the marks of recent matches with a legend. */
export function renderSums({sums, latest}: Figures, hasDrawn: boolean, texts: RecordTexts): TemplateResult {
  const over = overIn(sums);
  const length = latest.length * STEP;
  return html`<section>
    <p class="sums"><b>${texts.played(over, sums.deals)}</b>${over > 0 ? html`<span>${texts.score(sums)}</span>` : nothing}</p>
    ${
      length > 0
        ? html`<h4>${texts.latest}</h4>
            <svg class="latest" role="img" aria-label=${texts.latestWere(latest)} viewBox="-8 -8 ${length} 16" width=${length}>
              ${latest.map((outcome, place) => drawMark(outcome, place * STEP))}
            </svg>`
        : nothing
    }
    <p class="legend" aria-hidden="true">
      ${OUTCOMES.filter((outcome) => outcome !== 'drawn' || hasDrawn).map(
        (outcome) => html`<span><svg viewBox="-8 -8 16 16">${drawMark(outcome)}</svg>${texts.outcomes[outcome]}</span>`,
      )}
    </p>
  </section>`;
}

/** Renders the results against each level as bars on the same scale. */
export function renderLevels({levels}: Figures, texts: RecordTexts): TemplateResult | typeof nothing {
  if (levels.length === 0) return nothing;
  const most = Math.max(...levels.map(([, sums]) => overIn(sums)));
  return html`<section>
    <h4>${texts.byLevel}</h4>
    <ul class="levels">
      ${levels.map(
        ([against, sums]) => html`<li>
          <span>${texts.opponents[against]}</span> <span class="quiet">${texts.score(sums)}</span>
          <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">${drawBar(sums, most)}</svg>
        </li>`,
      )}
    </ul>
  </section>`;
}

function drawBar(sums: Sums, most: number): unknown {
  const order: readonly Outcome[] = ['won', 'drawn', 'lost'];
  let x = 0;
  return order.map((outcome) => {
    const width = (100 * sums[outcome]) / most;
    const part = svg`<rect class=${outcome} x=${x} y="0.5" width=${width} height="7"></rect>`;
    x += width;
    return width > 0 ? part : nothing;
  });
}

/** Renders the deals with the largest margins. If a deal's seed is known, it has a link to play it again. */
export function renderBest(game: string, {best}: Figures, texts: RecordTexts): TemplateResult | typeof nothing {
  if (best.length === 0) return nothing;
  return html`<section>
    <h4>${texts.best[best[0]!.deal === undefined ? 'matches' : 'deals']}</h4>
    <ol class="best">
      ${best.map(
        (one) => html`<li>
          <b>${written(one.points)}</b>
          <span class="quiet">${factsOf(one, texts).join(' · ')}</span>
          ${renderLink(game, one, texts)}
        </li>`,
      )}
    </ol>
  </section>`;
}

/** Returns the date and the opponents of a deal, and its number in the match unless it was the first. */
const factsOf = ({time, against, deal = 0}: BestDeal, texts: RecordTexts): readonly string[] => [
  texts.date(time, DATE),
  texts.opponents[against],
  ...(deal > 0 ? [texts.deal(deal + 1)] : []),
];

function renderLink(
  game: string,
  {seed, options, deal}: BestDeal,
  texts: RecordTexts,
): TemplateResult | typeof nothing {
  if (seed === undefined) return nothing;
  const link = writeLink({type: 'deal', game, options, seed});
  const label = deal === 0 ? texts.playDeal : texts.playMatch;
  return html`<a href=${new URL(link, location.href).href}>${label}</a>`;
}
