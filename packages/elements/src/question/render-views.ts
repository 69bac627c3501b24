import type {Problem} from '@cartavola/engine';
import type {Language, RulebookWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import {focusInPlace} from '../board/focus.js';
import {textOf} from '../base/text-of.js';

/** Views of an explainer. */
const VIEWS = ['lesson', 'rules'] as const;
/** Name of a view. */
export type ExplainerView = (typeof VIEWS)[number];

/** Whether the attribute is absent or is the name of a view. */
export const isView = (view: unknown): boolean => VIEWS.some((one) => one === (textOf(view) ?? 'lesson'));

/** Returns the view that the attribute selects: the rules if it is `rules`, otherwise the lesson. */
export const viewFrom = (text: string | undefined): ExplainerView => (text === 'rules' ? 'rules' : 'lesson');

/** Renders the buttons that switch between the views, or nothing if there is no lesson. */
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

/** Focuses the button of the current view. */
export function focusShownView(root: ParentNode): void {
  const button = root.querySelector<HTMLElement>('.views [aria-pressed="true"]');
  if (button) focusInPlace(button);
}

/** Renders a problem, in English if the words could not be loaded. */
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
