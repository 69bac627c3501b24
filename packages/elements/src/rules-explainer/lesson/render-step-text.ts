import type {Step} from '@cartavola/lessons';
import type {Inline} from '@cartavola/words';
import {html, type TemplateResult} from 'lit';
import type {OpenBook} from '../open-book.js';

/** A word that is explained is a span: after a real button a line could end before a comma. */
const renderPiece = (piece: Inline): unknown =>
  typeof piece === 'string'
    ? piece
    : html`<span role="button" tabindex="0" class="term" data-term=${piece.term} aria-describedby=${`term-${piece.term}`}
        >${piece.text}</span
      >`;

/** The text of a step. */
export const renderPieces = (text: readonly Inline[]): TemplateResult => html`${text.map(renderPiece)}`;

/** What the words of a step mean, for those who do not see the bubble that explains them. */
export function renderMeanings({text}: Step, {book}: OpenBook): TemplateResult {
  const terms = text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.term]));
  const explained = book.glossary.filter(({key}) => terms.includes(key));
  return html`${explained.map(({key, meaning}) => html`<span hidden id=${`term-${key}`}>${meaning}</span>`)}`;
}
