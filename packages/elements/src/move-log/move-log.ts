import type {TableWords} from '@cartavola/words';
import {css, html, type PropertyValues, type TemplateResult} from 'lit';
import {logStyles, renderLog} from '../card-table/later/render-log.js';
import {Companion, companionStyles} from '../companion/companion.js';
import type {TableLike} from '../companion/table-controller.js';

/**
 * What has happened at a table, a sentence a move, as far as it has been shown. It is not live: the table itself speaks.
 *
 * @summary A log of moves that follows a table.
 * @csspart log - The list, which scrolls.
 */
export class MoveLog extends Companion {
  static override styles = [
    ...companionStyles,
    logStyles,
    css`
      .log {
        max-block-size: var(--cartavola-log-height, 20rem);
      }
    `,
  ];

  /** Whether the newest line was in sight before the rendering. */
  #follows = true;

  protected override titleIn(words: TableWords): string {
    return words.log;
  }

  protected override show({log}: TableLike, words: TableWords): TemplateResult {
    return html`<h3>${words.log}</h3>${renderLog(log, words)}`;
  }

  protected override update(changed: PropertyValues<this>): void {
    const before = this.#list;
    this.#follows = !before || before.scrollTop + before.clientHeight >= before.scrollHeight - 8;
    super.update(changed);
  }

  protected override updated(): void {
    const list = this.#list;
    if (list && this.#follows) list.scrollTop = list.scrollHeight;
  }

  get #list(): Element | null {
    return this.renderRoot.querySelector('.log');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'move-log': MoveLog;
  }
}
