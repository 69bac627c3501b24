import type {Step} from '@cartavola/lessons';
import {html, type TemplateResult} from 'lit';
import type {ShownLesson} from '../shown-lesson.js';

/**
 * Renders the table of a deal, or the button that opens it. Announces the end of the deal for screen reader users.
 * Everyone else sees the score and the continue button.
 */
export function renderDeal(step: Step, page: ShownLesson, label: string): TemplateResult {
  const {deal, lesson, book, sitting, startDeal} = page;
  const {words} = lesson!;
  if (!deal) return html``;
  if (deal.failed) return html`<p class="problem" role="alert">${book!.words.problemText('rules.load', '')}</p>`;
  return html`<div class="deal">
    ${deal.table ?? html`<button type="button" class="primary" @click=${() => startDeal(step)}>${label}</button>`}
    <p class="spoken" aria-live="polite">${deal.isOver && sitting?.step ? words.dealDone : ''}</p>
  </div>`;
}
