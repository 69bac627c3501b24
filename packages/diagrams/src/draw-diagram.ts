import type {DrawnDeck} from '@cartavola/faces/render-card.js';
import type {CardWords} from '@cartavola/words';
import {COLOURS} from './colours.js';
import type {Diagram} from './diagram.js';
import {framed, type Frame} from './framed.js';
import {layOut, scaleOf} from './lay-out.js';
import type {Theme} from './themes.js';
import {writePicture} from './write-picture.js';

/** Options for drawing a diagram. */
export interface DrawingOptions {
  readonly deck: DrawnDeck;
  readonly letters: CardWords['letters'];
  /**
   * Width of the picture in pixels, from 80 to 4,000. Pictures of cards alone and of parts of a table are only as wide
   * as necessary.
   */
  readonly width: number;
  readonly theme: Theme;
  /**
   * Frame of a fixed size, with a caption above the picture. Without a frame, the picture is only as tall as necessary.
   */
  readonly frame?: Frame | undefined;
  /**
   * Ids of the figures defined by earlier pictures on the same page. The picture refers to these figures, defines any
   * others that it needs, and adds their ids. By default, the picture is standalone.
   */
  readonly defined?: Set<unknown>;
}

/** Draws a diagram. Returns the source of an SVG file without style sheets, scripts or embedded fonts. */
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
