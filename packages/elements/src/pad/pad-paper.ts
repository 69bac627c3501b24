import {html, type TemplateResult} from 'lit';
import {renderChart} from './render-chart.js';
import {renderRounds, renderTotals} from './render-sheet.js';
import type {PadView} from './pad-view.js';

/** Renders what is printed: the whole sheet and the chart, whatever is open on the screen. */
export const renderPaper = (view: PadView): TemplateResult =>
  html`<div class="paper">${renderTotals(view)} ${renderRounds(view)} ${renderChart(view)}</div>`;
