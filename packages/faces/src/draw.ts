import {HERE, placed, swing, TURNED, within, type Matrix} from './transform.js';
import type {Shape, Shapes} from './shape.js';

/** Colours by their letters in the notation of `draw`. */
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

/** Suit sign in a box of 48 × 48, and its rotation in degrees for an upright card. */
export interface SuitSign {
  readonly shapes: string;
  readonly turn?: number;
}

/**
 * Draws shapes, one per line: a letter for the paint, and a path on a card of 100 × 140. Uses as few shapes as possible, because a table has many
 * cards. Paths that don't overlap and have the same paint form one shape, and so do a filled shape and the ink lines on it. A curve among them must
 * run in the same direction as its shape, because otherwise the area it encloses becomes a hole.
 *
 * A small letter fills, and leaves the edge to the ink line of its figure. After `-`, there is no edge. A capital draws the line in that paint. After
 * `.`, the line is a small dot, after `:` a large one. `=` in front draws the shape twice, the second time mirrored about the middle of the card.
 * Halves may meet there, but must not cross it, because an overlap becomes a hole. `place` moves the whole drawing.
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

/** A point, a size, and a rotation of the sign in degrees. */
export type Stamp = readonly [x: number, y: number, size: number, more?: number];

/** Places a sign without ink lines centred at points, `size` wide and high. The signs must not overlap. Uses as many shapes as one sign has. */
export function stamp({shapes, turn = 0}: SuitSign, ...at: readonly Stamp[]): Shapes {
  const signs = at.map(([x, y, size, more = 0]) =>
    draw(shapes, undefined, swing(turn + more, 24, 24, x, y, size / 48)),
  );
  return (signs[0] ?? []).map(([tag, attributes], layer) => [
    tag,
    {...attributes, stroke: 'none', d: signs.map((sign) => sign[layer]![1]['d']).join('')},
  ]);
}

/** Diagonal band between the halves of a court, symmetric under rotation. */
const BAND = 'gM20.5 78.5l58-20 1 3-58 20z';

/** Attributes for ink lines with round joins. */
export const INKED = {stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round'} as const;

/** Id of a court's half figure in `<defs>`. */
export const figureId = (rank: string, suit: string): string => `cv-${rank}-${suit}`;

/** Figures with paths that can be turned. */
const turnable = new WeakSet<Shape>();

/**
 * Makes the half figure of a court, with ink lines and round joins. It is drawn when its parts are first read, because most tables show few
 * courts.
 */
export function courtFigure(rank: string, suit: string, parts: () => Shapes): Shape {
  let drawn: Shapes | undefined;
  const get = (): Shapes => (drawn ??= [...parts(), ...draw(BAND)]);
  const figure: unknown = Object.defineProperty(['g', {id: figureId(rank, suit), ...INKED}], 2, {get});
  turnable.add(figure as Shape);
  return figure as Shape;
}

/**
 * Makes a whole figure from a half. Each path has both halves, for a picture that is `INKED`. A page then has a third of the elements that two
 * references to a half need, and none outside the card. Returns undefined if the paths may not be turned.
 */
export const wholeFigure = (figure: Shape): Shapes | undefined =>
  turnable.has(figure)
    ? (figure[2] as Shapes).map(([path, {d, ...look}]) => [path, {d: `${d}${placed(String(d), TURNED)}`, ...look}])
    : undefined;
