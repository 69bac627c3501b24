import {html, type TemplateResult} from 'lit';
import {textOf} from '../element/text-of.js';
import type {OpenBook} from './open-book.js';

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
  {words}: OpenBook,
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
