import type {TableWords} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import {ref} from 'lit/directives/ref.js';
import type {LogLine} from '../match/log-line.js';

/** Styles for a log, inside or beside a table. */
export const logStyles = css`
  .log {
    overflow: auto;
    line-height: 1.5;
  }
  .log h4 {
    margin: 8px 0 2px;
    font-size: inherit;
  }
  .log ol {
    margin: 0;
    padding-inline-start: 2.2em;
    list-style: decimal;
  }
  .log li::marker {
    color: color-mix(in srgb, currentColor 60%, transparent);
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * Keeps the newest line in view unless the reader has scrolled away. Returns a new function for each rendering, so Lit
 * calls it each time.
 */
const newest =
  () =>
  (log: Element | undefined): void => {
    if (!log || log.scrollTop + log.clientHeight < log.scrollHeight - 8) return;
    queueMicrotask(() => {
      log.scrollTop = log.scrollHeight;
    });
  };

/** Renders the log, deal by deal. It isn't a live region, because its sentences have already been announced. */
export function renderLog(log: readonly LogLine[], words: TableWords): TemplateResult {
  if (log.length === 0) return html`<p class="quiet">${words.logEmpty}</p>`;
  const deals = [...new Set(log.map(({deal}) => deal))];
  return html`<div class="log scroll growing" part="log" tabindex="0" role="group" aria-label=${words.log} ${ref(newest())}>
    ${deals.map(
      (number) => html`<h4>${words.deal(number + 1)}</h4>
        <ol>${log.flatMap(({deal, text}) => (deal === number ? [html`<li>${text}</li>`] : []))}</ol>`,
    )}
  </div>`;
}
