import type {Problem} from '@cartavola/engine';
import type {Language, RulebookWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {focusInPlace} from '../board/focus.js';
import {textOf} from '../element/text-of.js';

/** The two ways to read. */
const VIEWS = ['lesson', 'rules'] as const;
/** One of them. */
export type ExplainerView = (typeof VIEWS)[number];

/** Whether a page names one of them, or none. */
export const isView = (view: unknown): boolean => VIEWS.some((one) => one === (textOf(view) ?? 'lesson'));

/** The way to read that a page names: the lesson, unless it is the rules. */
export const viewFrom = (text: string | undefined): ExplainerView => (text === 'rules' ? 'rules' : 'lesson');

/** The buttons with which the reader turns from one to the other. */
export const renderViews = (
  shown: ExplainerView,
  {words, hasLesson}: {readonly words: RulebookWords; readonly hasLesson: boolean},
  turn: (view: ExplainerView) => void,
): TemplateResult | typeof nothing =>
  !hasLesson
    ? nothing
    : html`<div class="views">
    ${VIEWS.map(
      (view) =>
        html`<button type="button" aria-pressed=${String(shown === view)} @click=${() => turn(view)}>
          ${words.views[view]}
        </button>`,
    )}
  </div>`;

/** Focuses the button of the way to read that is shown. */
export function focusShownView(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('.views [aria-pressed="true"]');
  if (button) focusInPlace(button);
}

/** Says in place what is wrong with what the page asks for; in English where not even words could be loaded. */
export const renderProblem = (
  {code, path, message}: Problem,
  words: RulebookWords | undefined,
  language: Language,
): TemplateResult =>
  html`<div class="problem" role="alert" lang=${language} dir="ltr">
    <p><b>${words?.problem ?? 'This cannot be shown.'}</b></p>
    <p>${words?.problemText(code, path) ?? message}</p>
    <p><code>${code}${path && ` · ${path}`}</code></p>
  </div>`;
