import type {Seat} from '@cartavola/engine';
import {DEALS, linesOf, totalsOf, type CalypsoView} from '@cartavola/engine/games/calypso/rules.js';
import {SCORED, type CalypsoWords} from '@cartavola/words/games/calypso/calypso-words.js';
import {html, nothing, type TemplateResult} from 'lit';
import type {ScoreLayout} from '../../../table/layout.js';
import {renderAvatar} from '../../../table/render/side-score.js';
import {hasWon, whoIs} from '../../../table/scene/scene.js';
import type {CalypsoScene} from '../calypso-scene.js';
import type {Side, sidesIn} from '../calypso-sides.js';
import {countStyles} from './calypso-count.styles.js';

/**
 * Returns the score layout of Calypso: the count so far, and the winner of the match. `sidesOf` returns the sides with
 * their points.
 */
export const calypsoScore = (sidesOf: typeof sidesIn): ScoreLayout<CalypsoView, CalypsoWords> => ({
  styles: [countStyles],
  score(scene) {
    const {view, table, words} = scene;
    const sides = sidesOf(scene);
    const isLast = view.deal === DEALS - 1;
    const title = isLast ? winnerText(scene, sides) : words.dealOver(view.deal + 1, DEALS);
    const stand = sides.map(({names, points}) => table.score(names, points));
    return {title, body: renderCount(scene, sides, isLast), spoken: `${title}. ${stand.join(', ')}.`};
  },
  matchTitle: (scene) => winnerText(scene, sidesOf(scene)),
});

/** Returns a sentence about the result of the match, after its last deal. */
function winnerText(scene: CalypsoScene, sides: readonly Side[]): string {
  const [own, other] = sides as [Side, Side];
  if (own.points === other.points) return scene.words.drawn;
  return scene.table.sideWinsMatch(hasWon(scene) ? undefined : (own.points > other.points ? own : other).names);
}

/** Renders the count line by line, by player and by side. `isLast` is true for the final result of a match. */
function renderCount(scene: CalypsoScene, sides: readonly Side[], isLast: boolean): TemplateResult {
  const {view, words, table, standing} = scene;
  const seats = sides.flatMap((side) => side.seats);
  const lines = linesOf(view);
  const rows = SCORED.filter((scored) => lines.some(({rule}) => rule === `calypso.${scored}`));
  const pointsOf = (scored: string, seat: Seat): number | undefined =>
    lines.find((line) => line.rule === `calypso.${scored}` && line.seat === seat)?.points;
  const totals = totalsOf(lines);
  return html`${view.revoked.map((cards, seat) =>
    cards.length > 0 ? html`<p class="quiet">${words.revoked(whoIs(scene, seat), cards)}</p>` : nothing,
  )}
    ${isLast ? nothing : html`<p class="quiet">${words.standsNow}</p>`}
    <table class="count ${isLast ? 'final' : ''}">
      <thead>
        <tr>
          <td></td>
          ${seats.map(
            (seat) => html`<th scope="col">
              <span class="hidden">${standing.names[seat]}</span><span aria-hidden="true">${renderAvatar(scene, seat)}</span>
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (scored) => html`<tr>
            <th scope="row">${words.lines[scored]}</th>
            ${seats.map((seat) => html`<td>${signed(pointsOf(scored, seat))}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${table.sheetTotal}</th>
          ${seats.map((seat) => html`<td>${signed(totals[seat])}</td>`)}
        </tr>
        <tr class="together">
          <th scope="row">${words.together}</th>
          ${sides.map(({points, names}) => html`<td colspan="2"><span class="hidden">${names}: </span>${signed(points)}</td>`)}
        </tr>
      </tfoot>
    </table>`;
}

/** Formats a number with a true minus sign, or returns a dash if there is no number. */
const signed = (points: number | undefined): string =>
  points === undefined ? '–' : points < 0 ? `\u2212${-points}` : String(points);
