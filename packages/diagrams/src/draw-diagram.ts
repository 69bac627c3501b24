import type {DrawnDeck} from '@cartavola/faces/render-card.js';
import type {CardWords} from '@cartavola/words';
import {COLOURS} from './colours.js';
import type {Diagram} from './diagram.js';
import {framed, type Frame} from './framed.js';
import {layOut, scaleOf} from './lay-out.js';
import type {Theme} from './themes.js';
import {writePicture} from './write-picture.js';

/** How a diagram is drawn. */
export interface DrawingOptions {
  readonly deck: DrawnDeck;
  readonly letters: CardWords['letters'];
  /** Width of the picture in pixels, 80 to 4,000. Cards alone, and parts of a table, take no more of it than they need. */
  readonly width: number;
  readonly theme: Theme;
  /** Size of a whole picture in which it stands, with a title; absent: the picture is as high as it needs. */
  readonly frame?: Frame | undefined;
  /**
   * Ids of the figures that pictures before this one in the same page define: it refers to those, and adds its own. Absent: the picture stands
   * alone.
   */
  readonly defined?: Set<unknown>;
}

/** Draws a diagram as the text of an SVG file, which needs nothing beside it: no style sheet, no script, no font of its own. */
export function drawDiagram(
  diagram: Diagram,
  {deck, letters, width: most, theme, frame, defined = new Set()}: DrawingOptions,
): string {
  const colours = COLOURS[theme];
  const laid = layOut(diagram, {deck, letters, colours}, most);
  const figures = laid.figures.filter(([, {id}]) => !defined.has(id));
  for (const [, {id}] of figures) defined.add(id);
  const picture = {...laid, figures};
  const ground = colours.ground && {ground: colours.ground};
  if (frame) return writePicture(framed(picture, frame, colours), {scale: 1, corner: 0, ...ground});
  return writePicture(picture, {
    scale: scaleOf(diagram, picture, most),
    ...ground,
  });
}
