import type {TableWords} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import {Companion, companionStyles} from '../companion/companion.js';
import type {TableLike} from '../companion/table-controller.js';

const scoreSheetStyles = css`
  .companion {
    --room: var(--cartavola-sheet-height, 18em);
  }
  /* Lines of an empty sheet, before the first deal is scored. */
  .lines {
    --row: calc(1.4em + 7px);
    flex: 1 1 auto;
    min-block-size: 0;
    background: repeating-linear-gradient(#0000 0 calc(var(--row) - 1px), color-mix(in srgb, currentColor 22%, transparent) 0 var(--row));
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 3px 8px;
    text-align: end;
    font-weight: inherit;
  }
  th[scope='row'] {
    text-align: start;
  }
  thead :is(td, th) {
    /* The head stays in view while the deals scroll under it, on a page of any colour. */
    position: sticky;
    inset-block-start: 0;
    backdrop-filter: blur(12px);
    font-weight: 700;
  }
  tbody tr,
  tfoot tr {
    border-block-start: 1px solid color-mix(in srgb, currentColor 22%, transparent);
  }
  tfoot {
    font-weight: 700;
  }
`;

/**
 * Score of a table's match, deal by deal.
 *
 * @summary A score sheet that follows a table.
 * @csspart sheet - The table of marks.
 * @cssprop [--cartavola-sheet-height=18em] - The height. If the match is longer, the last deals are in view.
 */
export class ScoreSheet extends Companion {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, scoreSheetStyles];

  protected override titleIn(words: TableWords): string {
    return words.sheetTitle;
  }

  protected override show({standing}: TableLike, words: TableWords): TemplateResult {
    // Games that score only whole matches have totals, but no marks by deal.
    if (!standing || (standing.marks.length === 0 && !standing.result))
      return html`<p>${words.sheetEmpty}</p>
        <div class="lines"></div>`;
    const {parties, marks, totals} = standing;
    const row = (head: string, cells: readonly number[]): TemplateResult =>
      html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${words.sheetTitle}>
      <table part="sheet" aria-label=${words.sheetTitle}>
        <thead>
          <tr><td></td>${parties.map((name) => html`<th scope="col">${name}</th>`)}</tr>
        </thead>
        <tbody>${marks.map((deal, number) => row(words.deal(number + 1), deal))}</tbody>
        <tfoot>${row(words.sheetTotal, totals)}</tfoot>
      </table>
    </div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
}
