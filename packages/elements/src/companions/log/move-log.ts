import {loadTableWords, type TableWords} from '@cartavola/words';
import {css, type TemplateResult} from 'lit';
import {logStyles, renderLog} from '../../lists/render-log.js';
import {Companion, companionStyles} from '../companion.js';
import type {TableLike} from '../table-controller.js';

/**
 * A table's log: one sentence for each move shown so far. It isn't a live region, because the table already has one.
 *
 * @summary A log of moves that follows a table.
 * @csspart log - The list, which scrolls.
 * @cssprop [--cartavola-log-height=20em] - The height.
 */
export class MoveLog extends Companion {
  /** Style sheets of the shadow root. */
  static override styles = [
    ...companionStyles,
    logStyles,
    css`
      .companion {
        --room: var(--cartavola-log-height, 20em);
      }
    `,
  ];

  protected override readonly loadWords = loadTableWords;

  protected override titleIn(words: TableWords): string {
    return words.log;
  }

  protected override show({log}: TableLike, words: TableWords): TemplateResult {
    return renderLog(log, words);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'move-log': MoveLog;
  }
}
