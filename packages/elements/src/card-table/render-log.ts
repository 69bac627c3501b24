import type {View} from '@cartavola/engine';
import type {Told} from '@cartavola/session';
import type {TableWords} from '@cartavola/words';
import {css, html, type TemplateResult} from 'lit';
import type {Layout} from './layout.js';
import type {Stage} from './stage.js';

/** A line of a table's log. */
export interface LogLine {
  /** From 0. */
  readonly deal: number;
  readonly text: string;
}

/** What has happened, a sentence each; what goes without saying is left out. */
export const linesOf = (told: readonly Told[], layout: Layout, stageOf: (view: View) => Stage): LogLine[] =>
  told.flatMap(({deal, fact}) => {
    const stage = stageOf(fact.view);
    const text = fact.type === 'scored' ? layout.score(stage).spoken : layout.sentence(fact, stage);
    return text ? [{deal, text}] : [];
  });

/** How a log looks, at a table and beside it. */
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

/** What has happened, deal by deal; not live: nobody is told it again. */
export function renderLog(log: readonly LogLine[], words: TableWords): TemplateResult {
  if (log.length === 0) return html`<p class="quiet">${words.logEmpty}</p>`;
  const deals = [...new Set(log.map(({deal}) => deal))];
  return html`<div class="log" tabindex="0" role="group" aria-label=${words.log}>
    ${deals.map(
      (number) => html`<h4>${words.deal(number + 1)}</h4>
        <ol>${log.flatMap(({deal, text}) => (deal === number ? [html`<li>${text}</li>`] : []))}</ol>`,
    )}
  </div>`;
}
