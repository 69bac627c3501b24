import type {TableWords} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import type {MatchStanding} from '../match/standing.js';

/** Styles for the table of marks. */
export const marksStyles = css`
  .marks {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .marks :is(th, td) {
    padding: 3px 8px;
    text-align: end;
    font-weight: inherit;
  }
  .marks th[scope='row'] {
    text-align: start;
  }
  .marks :is(thead, tfoot) :is(td, th) {
    font-weight: 700;
  }
  .marks :is(tbody, tfoot) tr {
    border-block-start: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  }
`;

/**
 * Renders the marks of a match, deal by deal, and the totals. Games that only score whole matches have totals, but no
 * marks for each deal.
 */
export function renderMarks({parties, marks, totals, result}: MatchStanding, words: TableWords): TemplateResult {
  if (marks.length === 0 && !result) return html`<p>${words.sheetEmpty}</p>`;
  const row = (head: string, cells: readonly number[]): TemplateResult =>
    html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
  return html`<table class="marks" part="sheet" aria-label=${words.sheetTitle}>
    <thead>
      <tr><td></td>${parties.map((name) => html`<th scope="col">${name}</th>`)}</tr>
    </thead>
    <tbody>${marks.map((deal, number) => row(words.deal(number + 1), deal))}</tbody>
    <tfoot>${row(words.sheetTotal, totals)}</tfoot>
  </table>`;
}
