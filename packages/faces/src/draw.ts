import {HERE, placed, swing, TURNED, within, type Matrix} from './transform.js';
import type {Shape, Shapes} from './shape.js';

/** Colours, keyed by their letters in the notation of `draw`. */
export type Paints = Readonly<Record<string, string>>;

const INK = '#17202e';

const PAINTS: Paints = {
  c: 'currentColor', // the suit
  d: '#7a5230', // wood
  e: '#3c7a4a', // leaves
  f: '#f0e2c6', // fur
  g: '#e3b13d', // gold
  k: INK,
  p: '#fffdf7', // linen
  q: '#e9a687', // blush
  r: '#a5382f', // lips
  s: '#f4cfa9', // skin
  w: '#cdd8e4', // steel
};

/** Suit symbol in a box of 48 × 48, and its rotation in degrees on an upright card. */
export interface SuitSign {
  readonly shapes: string;
  readonly turn?: number;
}

/**
 * Draws shapes from a compact notation: each line has a letter for the paint, and a path on a card of 100 × 140. Uses
 * as few shapes as possible, because a table has many cards. A line can contain several paths that have the same paint
 * and don't overlap, or a filled shape and the ink lines on it. A curved line must run in the same direction as its
 * shape, or the area that it encloses becomes a hole.
 *
 * A lower-case letter fills the path, and the ink line of the figure draws the edge. `-` before the letter omits the
 * edge. An upper-case letter draws the path as a line in that paint. `.` and `:` draw lines with widths of 2.3 and 4.5,
 * for small and large dots. `=` at the start draws the shape twice, the second time mirrored about the card's vertical
 * axis. The halves may meet at the axis but not cross it, because an overlap becomes a hole. `place` transforms the
 * whole drawing.
 */
export const draw = (shapes: string, paints?: Paints, place: Matrix = HERE): Shapes =>
  [...shapes.matchAll(/^(=?)([-.:]?)(\w)(.+)/gm)].map(([, twin, mode, letter, d]) => {
    const low = letter!.toLowerCase();
    const paint = paints?.[low] ?? PAINTS[low];
    const line = letter !== low || mode! > '-';
    return [
      'path',
      {
        d: placed(d!, place) + (twin && placed(d!, within(place, [-1, 0, 0, 1, 100, 0]))),
        fill: line ? 'none' : paint,
        stroke: line ? paint : mode ? 'none' : undefined,
        'stroke-width': mode! > '-' ? (mode === '.' ? 2.3 : 4.5) : undefined,
      },
    ];
  });

/** Centre and size of a suit symbol, and its additional rotation in degrees. */
export type Stamp = readonly [x: number, y: number, size: number, more?: number];

/**
 * Draws a suit symbol, without ink lines, at one or more positions. The copies must not overlap. Uses as many shapes as
 * a single symbol has.
 */
export function stamp({shapes, turn = 0}: SuitSign, ...at: readonly Stamp[]): Shapes {
  const signs = at.map(([x, y, size, more = 0]) =>
    draw(shapes, undefined, swing(turn + more, 24, 24, x, y, size / 48)),
  );
  return (signs[0] ?? []).map(([tag, attributes], layer) => [
    tag,
    {...attributes, stroke: 'none', d: signs.map((sign) => sign[layer]![1]['d']).join('')},
  ]);
}

/** Diagonal band between the halves of a court card, symmetric under rotation by 180°. */
const BAND = 'gM20.5 78.5l58-20 1 3-58 20z';

/** Attributes for ink lines with round joins. */
export const INKED = {stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round'} as const;

/** Returns the id of a court card's half figure in `<defs>`. */
export const figureId = (rank: string, suit: string): string => `cv-${rank}-${suit}`;

/** Figures whose paths can be rotated. */
const turnable = new WeakSet<Shape>();

/**
 * Creates the half figure of a court card, with ink lines and round joins. It is drawn only when its content is first
 * read, because most tables show few court cards.
 */
export function courtFigure(rank: string, suit: string, parts: () => Shapes): Shape {
  let drawn: Shapes | undefined;
  const get = (): Shapes => (drawn ??= [...parts(), ...draw(BAND)]);
  const figure: unknown = Object.defineProperty(['g', {id: figureId(rank, suit), ...INKED}], 2, {get});
  turnable.add(figure as Shape);
  return figure as Shape;
}

/**
 * Creates a whole figure from a half, for a picture that is `INKED`. Each path has both halves. Compared with two
 * references to a half, this needs a third of the elements, and none outside the card. Returns undefined if the paths
 * can't be rotated.
 */
export const wholeFigure = (figure: Shape): Shapes | undefined =>
  turnable.has(figure)
    ? (figure[2] as Shapes).map(([path, {d, ...look}]) => [path, {d: `${d}${placed(String(d), TURNED)}`, ...look}])
    : undefined;
