import {svgPicture, type Shape, type Shapes} from './shape.js';

/** Background shape of every card. */
export const PAPER: Shape = ['rect', {class: 'cv-paper', x: '.5', y: '.5', width: 99, height: 139, rx: 9}];

/** Grid of 4 × 6 diamonds, as a single path. */
const net = Array.from({length: 7}, (_, row) => 18 * row + 16)
  .map(
    (y) =>
      (y > 16 ? `M8 ${y}` + 'l10.5-9 10.5 9'.repeat(4) : '') + (y < 124 ? `M8 ${y}` + 'l10.5 9 10.5-9'.repeat(4) : ''),
  )
  .join('');

const STAR =
  'M50 56l2.8 7.2 7.1-3.1-3.1 7.1L64 70l-7.2 2.8 3.1 7.1-7.1-3.1L50 84l-2.8-7.2-7.1 3.1 3.1-7.1L36 70l7.2-2.8-3.1-7.1 7.1 3.1z';

const SHAPES: Shapes = [
  PAPER,
  ['rect', {x: 6, y: 6, width: 88, height: 128, rx: 5, fill: '#84282a'}],
  ['path', {d: net, fill: 'none', stroke: '#e9c9a0', 'stroke-width': '1.1', opacity: '.7'}],
  ['circle', {cx: 50, cy: 70, r: 17, fill: '#84282a', stroke: '#e3b13d', 'stroke-width': '1.6'}],
  ['path', {d: STAR, fill: '#e3b13d'}],
];

/** Back of a card. */
export const BACK: Shape = svgPicture('card-back', 100, 140, SHAPES);

/** Card back for `<defs>`, because a table shows up to forty backs. */
const BACK_FIGURE: Shape = ['g', {id: 'cv-back'}, SHAPES];

/** Distance between the left edges of overlapping backs, in a picture's units. */
const STEP = 36;
/** Refers to a row of `count` backs that begins at an index in another row. */
const rowAt = (place: number, count: number): Shape => [
  'use',
  {href: count > 1 ? `#cv-backs-${count}` : '#cv-back', x: place ? STEP * place : undefined},
];

/** Creates a row of overlapping backs from two rows that are half as long. */
const rowFigure = (count: number): Shape => [
  'g',
  {id: `cv-backs-${count}`},
  [rowAt(0, count / 2), rowAt(count / 2, count / 2)],
];

/**
 * Draws `count` backs as one or two references to rows whose length is a power of two. Two rows overlap in the middle.
 */
function rowsOf(count: number): Shapes {
  const length = 2 ** Math.floor(Math.log2(count));
  return [rowAt(0, length), ...(length < count ? [rowAt(count - length, length)] : [])];
}

/** Figures of single backs and rows of backs, for `<defs>`. */
export const BACK_FIGURES: Shapes = [BACK_FIGURE, ...[2, 4, 8].map(rowFigure)];

const rows: Shape[] = [];

/** Draws a row of `count` backs in the space of `most` backs. The backs refer to `BACK_FIGURES`. */
export const backsRow = (count: number, most: number): Shape =>
  (rows[10 * most + count] ??= svgPicture('card-back', 100 + STEP * (most - 1), 140, count > 0 ? rowsOf(count) : []));
