import type {View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from '../layout.js';
import {totalsOf} from './render-seats.js';
import type {GiveCommand} from '../scene/command.js';
import {partiesInOrder, whoHas, type Scene} from '../scene/scene.js';

/** Renders the score of a finished deal or match. */
export function renderScore<V extends View, W>(
  layout: Layout<V, W>,
  scene: Scene<V, W>,
  give: GiveCommand,
): TemplateResult {
  const {standing, table} = scene;
  const {title, body} = layout.score(scene);
  const totals = totalsOf(layout, scene);
  const marks = standing.marks.length === standing.finished ? standing.marks.at(-1) : undefined;
  return html`<section class="score" part="score" aria-labelledby="score-title">
    <h3 id="score-title">${standing.result ? (layout.matchTitle?.(scene) ?? winnerTitle(scene)) : title}</h3>
    ${body}
    <ul class="marks">
      ${partiesInOrder(scene).map(
        (party) => html`<li class=${marks?.[party] ? 'won' : ''}>
          <span>${standing.parties[party]}</span> ${marks ? html`<b>+${marks[party]}</b>` : nothing}
          <span>${table.total(totals[party]!)}</span>
        </li>`,
      )}
    </ul>
    <div data-group="score">
      ${
        standing.result
          ? html`<button type="button" class="primary" data-item="again" @click=${() => give('again')}>${table.newMatch}</button>`
          : html`<button type="button" class="primary" data-item="next" @click=${() => give('next')}>${table.nextDeal}</button>`
      }
    </div>
  </section>`;
}

/** Returns the sentence that names the winner of the match. */
function winnerTitle(scene: Scene): string {
  const {winner} = scene.standing.result!;
  const {table} = scene;
  if (winner === undefined || winner === null) return table.dealOver;
  return scene.parties[winner]!.length > 1
    ? table.sideWinsMatch(scene.standing.parties[winner]!)
    : table.winsMatch(whoHas(scene, winner));
}
