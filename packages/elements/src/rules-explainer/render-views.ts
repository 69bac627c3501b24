import {html, type TemplateResult} from 'lit';
import type {OpenBook} from './open-book.js';

const VIEWS = ['lesson', 'rules'] as const;
/** The two ways to read. */
export type ExplainerView = (typeof VIEWS)[number];

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
