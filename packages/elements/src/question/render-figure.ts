import type {Figure, Pictured} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {OpenBook} from './open-book.js';

type Drawn = Pick<OpenBook, 'cards' | 'faces'>;

/** Renders a figure in running text: cards with notes below them and signs between them. */
export const renderFigure = (figure: Figure, open: Drawn): TemplateResult =>
  html`<ul class="figure">${figure.map((one) => renderPictured(one, open))}</ul>`;

function renderPictured(one: Pictured, {cards, faces}: Drawn): TemplateResult {
  if ('sign' in one) return html`<li class="sign" aria-hidden="true">${one.sign}</li>`;
  return html`<li>
    <span class="card" role="img" aria-label=${cards.name(one.card)}
      >${faces.face(one.card, {letters: cards.letters, compact: true})}</span
    >${one.note === undefined ? nothing : html`<span class="note">${one.note}</span>`}
  </li>`;
}
