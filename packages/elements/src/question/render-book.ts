import {html, type TemplateResult} from 'lit';
import type {OpenBook} from './open-book.js';
import {renderViews, type ExplainerView} from './render-views.js';

interface BookActions {
  /** Handles every event that may show or hide the explanation of a term. */
  readonly handle: (event: Event) => void;
  readonly click: (event: MouseEvent) => void;
  /** Switches to a view. */
  readonly turn: (view: ExplainerView) => void;
}

/**
 * Renders the boxes around an explainer's content. If `isRoom` is true, they are tall enough for most steps of a
 * lesson.
 */
export const renderBox = (content: TemplateResult, isRoom: boolean): TemplateResult =>
  html`<div class="measure" aria-hidden="true"></div>
      <div class="box"><div class=${isRoom ? 'room' : ''}>${content}</div></div>`;

/** Renders an open book around the content of the current view. */
export const renderBook = (
  open: OpenBook,
  shown: ExplainerView,
  content: TemplateResult,
  {handle, click, turn}: BookActions,
): TemplateResult =>
  html`<section
      class="book"
      part="book"
      lang=${open.language}
      dir="ltr"
      aria-label=${open.words.heading(open.book.title)}
      @pointerdown=${handle}
      @click=${click}
      @focusin=${handle}
      @focusout=${handle}
      @pointerover=${handle}
      @pointerleave=${handle}
      @keydown=${handle}
    >
      ${renderViews(shown, open, turn)} ${content}
      <svg class="defs" aria-hidden="true"><defs>${open.faces.defs}</defs></svg>
    </section>`;
