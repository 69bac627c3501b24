import {
  fitted,
  isTable,
  layOut,
  layOutInline,
  NARROWEST,
  type Box,
  type Picture,
  type Theme,
} from '@cartavola/diagrams';
import type {Problem} from '@cartavola/engine';
import {html, nothing, type TemplateResult} from 'lit';
import {renderPicture} from '../picture/render-picture.js';
import {renderSave} from '../picture/render-save.js';
import type {LoadedDiagram} from './load-diagram.js';

/** Largest width in units at which cards without a table are laid out, and the step between the widths to try. */
const WIDEST_CARDS = 1000;
const STEP = 40;

/** Height of a whole table at its narrowest, in units. */
const HIGHEST = 420;

/** Returns the minimum size of the picture in units, so a few cards aren't drawn larger than those of a whole table. */
function roomOf({width, height}: Box): Box {
  const most = Math.max(1, Math.min(width / NARROWEST, height / HIGHEST));
  return {width: width / most, height: height / most};
}

/** Lays out cards without a table, as large as their space allows. */
function cardsOf({diagram, look}: LoadedDiagram, {width, height}: Box): Picture {
  let best = layOut(diagram, look, Math.max(width, 60));
  if (height <= 0) return best;
  const scale = (picture: Picture): number => Math.min(width / picture.width, height / picture.height);
  for (let at = width + STEP; at <= WIDEST_CARDS; at += STEP) {
    const wider = layOut(diagram, look, at);
    if (scale(wider) > scale(best) + 0.01) best = wider;
  }
  return best;
}

/** Lays out a diagram to fit its space. With `inline`, the cards are close together to fit in a line of text. */
function pictureOf(loaded: LoadedDiagram, box: Box, inline: boolean): Picture {
  const {diagram, look} = loaded;
  if (!isTable(diagram)) return inline ? layOutInline(diagram, look) : cardsOf(loaded, box);
  // If the height is automatic, part of a table is centred on the background instead of being enlarged to the full
  // width.
  if (box.height <= 0) return layOut({...diagram, isPart: false}, look, box.width);
  const {width, text} = fitted([diagram], look, box);
  return layOut(diagram, {...look, text}, width);
}

/** Options for showing a diagram. */
interface DiagramLook {
  readonly box: Box;
  readonly theme: Theme | undefined;
  readonly inline: boolean;
  /** Caption from the page. If it is empty, the slot may have one. */
  readonly caption: string;
  /** Whether the element has text, which is copied instead of the description from a line of text. */
  readonly hasText?: boolean;
  /** Whether readers may save the picture. */
  readonly maySave: boolean;
}

/** Renders a diagram with its caption, or the page's text until the diagram is loaded. */
export function renderDiagram(
  loaded: LoadedDiagram | undefined,
  {box, theme, inline, caption, maySave, hasText = true}: DiagramLook,
): TemplateResult {
  const hasTable = loaded !== undefined && isTable(loaded.diagram);
  const ground = theme ?? (hasTable ? 'felt' : 'plain');
  const shown = loaded && pictureOf(loaded, box, inline);
  const save =
    shown && maySave && !inline ? renderSave(loaded.cards.save, shown, caption || shown.description) : nothing;
  const inside = shown
    ? html`${renderPicture(shown, inline || box.height <= 0 ? undefined : roomOf(box))}${inline ? html`<span class="copied" aria-hidden="true">${hasText ? html`<slot></slot>` : shown.description}</span>` : nothing}${save}`
    : html`<slot></slot>`;
  // Focusable, so that a tap on the figure shows its save button.
  const picture = html`<div class=${hasTable ? 'ground table' : 'ground'} part="ground" data-theme=${ground} lang=${loaded?.language ?? nothing} tabindex=${inline ? nothing : -1}>${inside}</div>`;
  if (inline) return picture;
  return html`<div class="measure" aria-hidden="true"></div><figure>${picture}<slot name="caption">${caption ? html`<figcaption part="caption">${caption}</figcaption>` : nothing}</slot></figure>`;
}

/**
 * Renders the page's text, followed by a problem. `explanation` is the problem's message in the reader's language. With
 * `inline`, it is also the `title`, because it may not fit in a line of text.
 */
export const renderWrong = ({code, path}: Problem, explanation: string, inline: boolean): TemplateResult =>
  html`<div class="problem" role="alert" title=${inline ? explanation : nothing}><slot></slot>${explanation} <code>${code}${path && ` · ${path}`}</code></div>`;

/** Renders the page's text, or the notation from the attribute, as part of the sentence. */
export const renderUnloaded = (notation: string | undefined): TemplateResult =>
  html`<slot>${notation === undefined ? nothing : html`<span translate="no">${notation}</span>`}</slot>`;
