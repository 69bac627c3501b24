import {html, nothing, type TemplateResult} from 'lit';
import type {ShownLesson} from './shown-lesson.js';

/** Renders the message that a faulty step was skipped. */
export function renderBroken({sitting, lesson}: ShownLesson): TemplateResult | typeof nothing {
  const broken = sitting!.broken.at(-1);
  if (!broken) return nothing;
  const {step, problem} = broken;
  return html`<p class="broken">${lesson!.words.brokenStep} <code>${step} · ${problem.code} · ${problem.path}</code></p>`;
}
