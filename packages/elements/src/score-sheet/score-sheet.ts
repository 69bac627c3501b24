import {loadTableWords, type TableWords} from '@cartavola/words';
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from 'lit';
import {property, state} from 'lit/decorators.js';
import {TableController} from '../companion/table-controller.js';
import {LanguageController} from '../language-controller.js';
import {scoreSheetStyles} from './score-sheet.styles.js';

/**
 * The score of a table's match, deal by deal.
 *
 * @summary A score sheet that follows a table.
 * @csspart sheet - The table of marks.
 */
export class ScoreSheet extends LitElement {
  static override styles = scoreSheetStyles;

  /** The id of the table, in the same document or shadow root; absent: the table around this element. */
  @property() for: string | undefined;

  @state() private words: TableWords | undefined;

  readonly #language = new LanguageController(this);
  readonly #table = new TableController(this);
  #wanted = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('for')) this.#table.look();
    const {language} = this.#language;
    if (language === this.#wanted) return;
    this.#wanted = language;
    void loadTableWords(language).then((words) => {
      if (language === this.#wanted) this.words = words;
    });
  }

  protected override render(): TemplateResult | typeof nothing {
    const {words} = this;
    if (!words) return nothing;
    const standing = this.#table.table?.standing;
    return html`<section lang=${this.#language.language} dir="ltr" aria-label=${words.sheetTitle}>
      ${
        !this.#table.table
          ? html`<p>${words.noTable}</p>`
          : !standing || standing.marks.length === 0
            ? html`<p>${words.sheetEmpty}</p>`
            : this.#renderSheet(words, standing.names, standing.marks, standing.totals)
      }
    </section>`;
  }

  #renderSheet(
    words: TableWords,
    names: readonly string[],
    marks: readonly (readonly number[])[],
    totals: readonly number[],
  ): TemplateResult {
    const row = (head: string, cells: readonly number[]): TemplateResult =>
      html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
    return html`<table part="sheet">
      <caption>${words.sheetTitle}</caption>
      <thead>
        <tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr>
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
