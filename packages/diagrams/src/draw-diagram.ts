import {markup, type DrawnDeck, type Shape} from '@cartavola/faces/render-card.js';
import type {CardWords} from '@cartavola/words';
import {COLOURS, type Theme} from './colours.js';
import type {Diagram} from './diagram.js';
import {isTable, layOut} from './lay-out.js';

/** How a diagram is drawn. */
export interface DrawingOptions {
  readonly deck: DrawnDeck;
  readonly letters: CardWords['letters'];
  /** Width of the picture in pixels, 80 to 4,000. Cards alone take no more of it than they need. */
  readonly width: number;
  readonly theme: Theme;
}

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

const round = (value: number): number => Math.round(value * 100) / 100;

/** Draws a diagram as the text of an SVG file, which needs nothing beside it: no style sheet, no script, no font of its own. */
export function drawDiagram(diagram: Diagram, {deck, letters, width: most, theme}: DrawingOptions): string {
  const colours = COLOURS[theme];
  const {width, height, figures, items, description} = layOut(diagram, {deck, letters, colours}, most);
  const shown = isTable(diagram) ? most : width;
  const size = {width: round(shown), height: round((height * shown) / width)};
  const ground: Shape = ['rect', {width: round(width), height: round(height), rx: 12, fill: colours.ground}];
  return markup([
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      viewBox: `0 0 ${round(width)} ${round(height)}`,
      ...size,
      'font-family': FONT,
    },
    [
      ['title', {}, description],
      ...(figures.length > 0 ? ([['defs', {}, figures]] as const) : []),
      ...(colours.ground ? [ground] : []),
      ...items.map(({shape}) => shape),
    ],
  ]);
}
