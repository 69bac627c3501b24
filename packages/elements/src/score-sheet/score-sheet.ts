import type {TableWords} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import {Companion, companionStyles} from '../companion/companion.js';
import type {TableLike} from '../companion/table-controller.js';
import {scoreSheetStyles} from './score-sheet.styles.js';

/**
 * The score of a table's match, deal by deal.
 *
 * @summary A score sheet that follows a table.
 * @csspart sheet - The table of marks.
 */
export class ScoreSheet extends Companion {
  static override styles = [...companionStyles, scoreSheetStyles];

  protected override titleIn(words: TableWords): string {
    return words.sheetTitle;
  }

  protected override show({standing}: TableLike, words: TableWords): TemplateResult {
    if (!standing || standing.marks.length === 0) return html`<p>${words.sheetEmpty}</p>`;
    const {parties, marks, totals} = standing;
    const row = (head: string, cells: readonly number[]): TemplateResult =>
      html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
    return html`<table part="sheet">
      <caption>${words.sheetTitle}</caption>
      <thead>
        <tr><td></td>${parties.map((name) => html`<th scope="col">${name}</th>`)}</tr>
      </thead>
      <tbody>${marks.map((deal, number) => row(words.deal(number + 1), deal))}</tbody>
      <tfoot>${row(words.sheetTotal, totals)}</tfoot>
    </table>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
}
