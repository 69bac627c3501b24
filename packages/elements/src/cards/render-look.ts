import type {Card} from '@cartavola/engine';
import {back, type DeckFaces} from '@cartavola/faces';
import type {CardWords} from '@cartavola/words';
import {html, nothing, type TemplateResult} from 'lit';
import type {CardLook} from './load-look.js';

/** Whether everything that a card's drawing needs could be loaded. */
export const isDrawn = ({faces, words}: CardLook): boolean => faces !== undefined && words !== undefined;

/**
 * Renders a loaded card, its problem, or the back if there is no card. `textFor` renders the text that browsers copy
 * instead of a named card. If the drawing or the words could not be loaded, shows the page's text, which `hasText` says
 * that there is, or the name.
 */
export function renderLook(
  look: CardLook | undefined,
  compact: boolean,
  hasText = false,
  textFor?: (name: string) => TemplateResult,
): TemplateResult {
  if (!look || (look.text === '' && !look.problem)) return html`<span class="card" part="card">${back}</span>`;
  const {text, card, language, faces, words, problem, explanation} = look;
  const name = card === undefined ? text : (words?.name(card) ?? text);
  if (problem && card === undefined) {
    return html`<span class="problem"><b>${name}</b> <span lang=${language}>${explanation}</span> <code>${problem.code} · ${problem.path}</code></span>`;
  }
  if (card === undefined || !faces || !words)
    return html`<slot></slot>${hasText ? nothing : html`<span lang=${language}>${name}</span>`}`;
  return html`<span class="card" part="card" role="img" lang=${language} aria-label=${name}>${renderFace(card, faces, words, compact)}</span
    >${textFor?.(name) ?? nothing}<svg class="defs" aria-hidden="true"><defs>${faces.defs}</defs></svg>`;
}

/** Draws the face, or shows the card's name if the deck doesn't have the card. */
function renderFace(card: Card, faces: DeckFaces, words: CardWords, compact: boolean): TemplateResult {
  try {
    return faces.face(card, {letters: words.letters, compact});
  } catch {
    return html`<span class="problem">${words.name(card)}</span>`;
  }
}
