import {HERE, placed, within, type Matrix} from './transform.js';
import type {Shape, Shapes} from './shape.js';

/** Colours by letter in the notation of `draw`. */
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
 * Draws shapes, a line each: a letter of paint and a path on a card of 100 × 140.
 *
 * A small letter fills, and leaves the edge to the ink line of its figure; after `-` there is no edge. A capital draws
 * the line in that paint; after `.` it is a small dot, after `:` a large one. `=` in front draws the shape twice, the
 * second time mirrored about the middle of the card (a shade to the left, so that two halves leave no seam).
 * `place` puts all of it elsewhere.
 */
export const draw = (shapes: string, paints?: Paints, place: Matrix = HERE): Shapes =>
  [...shapes.matchAll(/^(=?)([-.:]?)(\w)(.+)/gm)].flatMap(([, twin, mode, letter, d]) => {
    const low = letter!.toLowerCase();
    const paint = paints?.[low] ?? PAINTS[low];
    const line = letter !== low || mode! > '-';
    const path = (where: Matrix): Shape => [
      'path',
      {
        d: placed(d!, where),
        fill: line ? 'none' : paint,
        stroke: line ? paint : mode ? 'none' : undefined,
        'stroke-width': mode! > '-' ? (mode === '.' ? 2.3 : 4.5) : undefined,
      },
    ];
    return twin ? [path(place), path(within(place, [-1, 0, 0, 1, 99.6, 0]))] : [path(place)];
  });

const stamps = new Map<string, Shapes>();

/** Places a sign, `size` wide and high, centred at a point. Memoized: tables draw the same ones repeatedly. */
export function stamp({shapes, turn = 0}: SuitSign, x: number, y: number, size: number, more = 0): Shapes {
  const key = [x, y, size, more, turn, shapes].join(' ');
  let stamped = stamps.get(key);
  if (!stamped) {
    const angle = ((turn + more) * Math.PI) / 180;
    const a = (Math.cos(angle) * size) / 48;
    const b = (Math.sin(angle) * size) / 48;
    stamped = draw(shapes, undefined, within([a, b, -b, a, x, y], [1, 0, 0, 1, -24, -24]));
    stamps.set(key, stamped);
  }
  return stamped;
}

/** Diagonal band between the halves of a court, symmetric under rotation. */
const BAND = 'gM20.5 78.5l58-20 1 3-58 20z';

/** Id of a court's half figure in `<defs>`. */
export const figureId = (rank: string, suit: string): string => `cv-${rank}-${suit}`;

/** Makes the half figure of a court, with ink lines and round joins. */
export const courtFigure = (rank: string, suit: string, parts: Shapes): Shape => [
  'g',
  {id: figureId(rank, suit), stroke: INK, 'stroke-linejoin': 'round', 'stroke-linecap': 'round'},
  [...parts, ...draw(BAND)],
];
