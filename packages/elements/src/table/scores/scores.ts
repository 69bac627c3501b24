import type {View} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import type {Layout} from '../layout.js';
import type {RunCommand} from '../scene/command.js';
import {hasWon, partiesInOrder, whoHas, type Scene, type Scores} from '../scene/scene.js';
import {totalsOf} from '../render/render-seats.js';
import {scoreStyles} from './score.styles.js';

/** Returns a game's scores after loading their game-specific part. */
export async function scoresOf<V extends View, W>(layout: Layout<V, W>): Promise<Scores<V, W>> {
  const own = await layout.loadScore();
  const marked = own.marksCountAgainst ? 'against' : 'won';
  const endTitle = (scene: Scene<V, W>): string => own.matchTitle?.(scene) ?? winnerTitle(scene);
  return {
    styles: [scoreStyles, ...(own.styles ?? [])],
    spoken: (scene) => own.score(scene).spoken,
    endTitle,
    render: (scene, runCommand, result) => {
      const {standing, table} = scene;
      const {title, body} = own.score(scene);
      const totals = totalsOf(layout, scene);
      const marks = standing.marks.length === standing.finished ? standing.marks.at(-1) : undefined;
      return html`<section class="score" part="score" aria-labelledby="score-title">
        <h3 id="score-title">${standing.result ? endTitle(scene) : title}</h3>
        ${body}
        <ul class="marks">
          ${partiesInOrder(scene).map(
            (party) => html`<li class=${marks?.[party] ? marked : ''}>
              <span>${standing.parties[party]}</span> ${marks ? html`<b>+${marks[party]}</b>` : nothing}
              <span>${table.total(totals[party]!)}</span>
            </li>`,
          )}
        </ul>
        ${result} ${renderNext(scene, runCommand)}
      </section>`;
    },
  };
}

/** Returns the sentence that names the winner of the match. */
function winnerTitle(scene: Scene): string {
  const {winner} = scene.standing.result!;
  const {table} = scene;
  if (winner === undefined || winner === null) return table.dealOver;
  return scene.parties[winner]!.length > 1
    ? table.sideWinsMatch(hasWon(scene) ? undefined : scene.standing.parties[winner]!)
    : table.winsMatch(whoHas(scene, winner));
}

/**
 * Renders the button that leads from a score to the next deal or match and, if the reader has played, the review
 * button.
 */
const renderNext = ({standing, table, view}: Scene, runCommand: RunCommand): TemplateResult =>
  html`<div data-group="score">
    ${
      standing.result
        ? html`<button type="button" class="primary" data-item="again" @click=${() => runCommand('again')}>${table.newMatch}</button>`
        : html`<button type="button" class="primary" data-item="next" @click=${() => runCommand('next')}>${table.nextDeal}</button>`
    }
    ${
      typeof view.viewer === 'number'
        ? html`<button type="button" class="look-back" data-item="review" @click=${() => runCommand('review')}>${table.lookBack}</button>`
        : nothing
    }
  </div>`;
