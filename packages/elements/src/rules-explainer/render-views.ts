import type {Problem} from '@cartavola/engine';
import type {Language, RulebookWords} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
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
  {words}: {readonly words: RulebookWords},
  turn: (view: ExplainerView) => void,
): TemplateResult =>
  html`<div class="views">
    ${VIEWS.map(
      (view) =>
        html`<button type="button" aria-pressed=${String(shown === view)} @click=${() => turn(view)}>
          ${words.views[view]}
        </button>`,
    )}
  </div>`;

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
