import {html, nothing, type TemplateResult} from 'lit';
import type {ShownLesson} from './shown-lesson.js';

/** Renders a message if the code for the reader's last action could not be loaded. Repeating the action tries again. */
export const renderLack = ({isLacking, book}: ShownLesson): TemplateResult | typeof nothing =>
  isLacking ? html`<p class="broken" role="alert">${book!.words.problemText('rules.load', '')}</p>` : nothing;

/** Renders a message saying that a faulty step was skipped. */
export function renderBroken({sitting, lesson}: ShownLesson): TemplateResult | typeof nothing {
  const broken = sitting!.broken.at(-1);
  if (!broken) return nothing;
  const {step, problem} = broken;
  return html`<p class="broken">${lesson!.words.brokenStep} <code>${step} · ${problem.code} · ${problem.path}</code></p>`;
}
