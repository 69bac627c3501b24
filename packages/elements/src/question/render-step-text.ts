import type {Step} from '@cartavola/lessons';
import type {Inline} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import type {OpenBook} from './open-book.js';

/**
 * Renders a piece of text. A term with an explanation is a span, because a button would allow a line break between the
 * term and a comma.
 */
const renderPiece = (piece: Inline): unknown =>
  typeof piece === 'string'
    ? piece
    : html`<span role="button" tabindex="0" class="term" data-term=${piece.term} aria-describedby=${`term-${piece.term}`}
        >${piece.text}</span
      >`;

/** Renders the text of a step. */
export const renderPieces = (text: readonly Inline[]): TemplateResult => html`${text.map(renderPiece)}`;

/** Renders the hidden definitions of a step's terms, as descriptions for screen readers. */
export function renderMeanings({text}: Step, {book}: OpenBook): TemplateResult {
  const terms = text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term]));
  const explained = book.glossary.filter(({key}) => terms.includes(key));
  return html`${explained.map(({key, meaning}) => html`<span hidden id=${`term-${key}`}>${meaning}</span>`)}`;
}
