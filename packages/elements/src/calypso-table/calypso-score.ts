import type {Seat} from '@cartavola/engine';
import {linesOf, totalsOf} from '@cartavola/engine/games/calypso/rules.js';
import {SCORED} from '@cartavola/words/games/calypso/calypso-words.js';
import {html, nothing, type TemplateResult} from 'lit';
import {renderAvatar} from '../card-table/render/side-score.js';
import {bottomSeat, whoIs} from '../card-table/scene/scene.js';
import type {CalypsoScene} from './calypso-scene.js';

/** Partnership, and its points. */
interface Side {
  readonly seats: readonly Seat[];
  /** Names of both players, joined. */
  readonly names: string;
  readonly points: number;
}

/** Returns both sides: the reader's first, and in each the player at the bottom or left first. */
export function sidesIn({view, standing}: CalypsoScene): Side[] {
  const totals = totalsOf(linesOf(view));
  return [0, 1].map((step) => {
    const first = (bottomSeat(view) + step) % 4;
    const seats = [first, (first + 2) % 4];
    const names = seats.map((seat) => standing.names[seat]!).join(' + ');
    return {seats, names, points: seats.reduce((sum, seat) => sum + totals[seat]!, 0)};
  });
}

/** Returns a sentence that names the winner of the match, after its last deal. */
export function winnerText(scene: CalypsoScene): string {
  const [own, other] = sidesIn(scene) as [Side, Side];
  if (own.points === other.points) return scene.words.drawn;
  return scene.table.sideWinsMatch((own.points > other.points ? own : other).names);
}

/** Renders the count line by line, by player and by side. `isLast` is true for the result of the match, false for its standing. */
export function renderCount(scene: CalypsoScene, isLast: boolean): TemplateResult {
  const {view, words, table, standing} = scene;
  const sides = sidesIn(scene);
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

/** Formats a number with a true minus sign; an absent number is a dash. */
const signed = (points: number | undefined): string =>
  points === undefined ? '–' : points < 0 ? `\u2212${-points}` : String(points);
