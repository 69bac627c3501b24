import {loadTableWords, type TableWords} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import {marksStyles, renderMarks} from '../../lists/render-marks.js';
import {Companion, companionStyles} from '../companion.js';
import type {MatchStanding} from '../../match/standing.js';

/** Table or score pad. */
type Scored = HTMLElement & {readonly standing: MatchStanding | undefined};

const scoreSheetStyles = css`
  .companion {
    --room: var(--cartavola-sheet-height, 18em);
  }
  /* Ruled lines on an empty sheet, before the first deal is scored. */
  .lines {
    --row: calc(1.4em + 7px);
    flex: 1 1 auto;
    min-block-size: 0;
    background: repeating-linear-gradient(#0000 0 calc(var(--row) - 1px), color-mix(in srgb, currentColor 22%, transparent) 0 var(--row));
  }
  thead :is(td, th) {
    /* The header row stays in view while the deals scroll under it. The blur keeps it legible on any page colour. */
    position: sticky;
    inset-block-start: 0;
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }
`;

/**
 * Match score of a table or score pad, deal by deal.
 *
 * @summary A score sheet that follows a table or a score pad.
 * @csspart sheet - The table of marks.
 * @cssprop [--cartavola-sheet-height=18em] - The height. In a long match, the last deals are in view.
 */
export class ScoreSheet extends Companion<TableWords, Scored> {
  /** Style sheets of the shadow root. */
  static override styles = [...companionStyles, marksStyles, scoreSheetStyles];

  protected override readonly loadWords = loadTableWords;

  protected override titleIn(words: TableWords): string {
    return words.sheetTitle;
  }

  protected override follows(element: Element): boolean {
    return 'standing' in element;
  }

  protected override show({standing}: Scored, words: TableWords): TemplateResult {
    // Games that only score whole matches have totals, but no marks for each deal.
    if (!standing || (standing.marks.length === 0 && !standing.result))
      return html`<p>${words.sheetEmpty}</p>
        <div class="lines"></div>`;
    return html`<div class="scroll growing" tabindex="0" role="group" aria-label=${words.sheetTitle}>${renderMarks(standing, words)}</div>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'score-sheet': ScoreSheet;
  }
}
