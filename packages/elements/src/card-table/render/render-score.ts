import type {View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from '../layout.js';
import {totalsOf} from './render-seats.js';
import type {Ask} from '../input/request.js';
import {partiesInOrder, whoHas, type Stage} from '../stage/stage.js';

/** The finished deal, or match. */
export function renderScore<V extends View, W>(layout: Layout<V, W>, stage: Stage<V, W>, ask: Ask): TemplateResult {
  const {standing, table} = stage;
  const {title, body} = layout.score(stage);
  const totals = totalsOf(layout, stage);
  const marks = standing.marks.length === standing.finished ? standing.marks.at(-1) : undefined;
  return html`<section class="score" part="score" aria-labelledby="score-title">
    <h3 id="score-title">${standing.result ? (layout.matchTitle?.(stage) ?? winnerTitle(stage)) : title}</h3>
    ${body}
    <ul class="marks">
      ${partiesInOrder(stage).map(
        (party) => html`<li class=${marks?.[party] ? 'won' : ''}>
          <span>${standing.parties[party]}</span> ${marks ? html`<b>+${marks[party]}</b>` : nothing}
          <span>${table.total(totals[party]!)}</span>
        </li>`,
      )}
    </ul>
    <div data-group="score">
      ${
        standing.result
          ? html`<button type="button" class="primary" data-item="again" @click=${() => ask('again')}>${table.newMatch}</button>`
          : html`<button type="button" class="primary" data-item="next" @click=${() => ask('next')}>${table.nextDeal}</button>`
      }
    </div>
  </section>`;
}

/** Who has won the match. */
function winnerTitle(stage: Stage): string {
  const {winner} = stage.standing.result!;
  const {table} = stage;
  if (winner === undefined || winner === null) return table.dealOver;
  return stage.parties[winner]!.length > 1
    ? table.sideWinsMatch(stage.standing.parties[winner]!)
    : table.winsMatch(whoHas(stage, winner));
}
