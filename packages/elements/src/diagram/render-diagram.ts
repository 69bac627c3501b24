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

/** Largest width in units at which cards alone are laid out, and the distance between the widths that are tried. */
const WIDEST_CARDS = 1000;
const STEP = 40;

/** Height of a whole table in units, where it is narrowest. */
const HIGHEST = 420;

/** Returns the units that a place has at least: a few cards are not larger than those of a whole table there. */
function roomOf({width, height}: Box): Box {
  const most = Math.max(1, Math.min(width / NARROWEST, height / HIGHEST));
  return {width: width / most, height: height / most};
}

/** Lays cards alone out so that they are largest in their place: in one row, as long as that has room. */
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

/** Lays a diagram out for its place; `inline`: in a line of text, where cards lie close together. */
function pictureOf(loaded: LoadedDiagram, box: Box, inline: boolean): Picture {
  const {diagram, look} = loaded;
  if (!isTable(diagram)) return inline ? layOutInline(diagram, look) : cardsOf(loaded, box);
  // As high as it needs to be: a part of a table lies in the middle of the ground's width, and is not enlarged to it.
  if (box.height <= 0) return layOut({...diagram, isPart: false}, look, box.width);
  const {width, text} = fitted([diagram], look, box);
  return layOut(diagram, {...look, text}, width);
}

/** How a diagram is shown. */
interface DiagramLook {
  readonly box: Box;
  readonly theme: Theme | undefined;
  readonly inline: boolean;
  /** Caption of the page; absent: the slot may have one. */
  readonly caption: string;
  /** True if readers may save it. */
  readonly maySave: boolean;
}

/** Renders a diagram with its caption; before it is loaded the text of the page in its place. */
export function renderDiagram(
  loaded: LoadedDiagram | undefined,
  {box, theme, inline, caption, maySave}: DiagramLook,
): TemplateResult {
  const hasTable = loaded !== undefined && isTable(loaded.diagram);
  const ground = theme ?? (hasTable ? 'felt' : 'plain');
  const shown = loaded && pictureOf(loaded, box, inline);
  const save =
    shown && maySave && !inline ? renderSave(loaded.cards.save, shown, caption || shown.description) : nothing;
  const inside = shown
    ? html`${renderPicture(shown, inline || box.height <= 0 ? undefined : roomOf(box))}${save}`
    : html`<slot></slot>`;
  // Who touches a figure sees the button that saves it.
  const picture = html`<div class=${hasTable ? 'ground table' : 'ground'} part="ground" data-theme=${ground} lang=${loaded?.language ?? nothing} tabindex=${inline ? nothing : -1}>${inside}</div>`;
  if (inline) return picture;
  return html`<div class="measure" aria-hidden="true"></div><figure>${picture}<slot name="caption">${caption ? html`<figcaption part="caption">${caption}</figcaption>` : nothing}</slot></figure>`;
}

/** Renders what is wrong, with the text of the page; `explanation`: the problem in the reader's language; `inline`: in a line of text, which has no room for all of it. */
export const renderWrong = ({code, path}: Problem, explanation: string, inline: boolean): TemplateResult =>
  html`<div class="problem" role="alert" title=${inline ? explanation : nothing}><slot></slot>${explanation} <code>${code}${path && ` · ${path}`}</code></div>`;
