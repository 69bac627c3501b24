import {rankOf, suitOf, type Card, type Rank, type Suit} from '@cartavola/engine';
import {figureId, INKED, stamp, wholeFigure, type Stamp} from './draw.js';
import type {DrawnDeck} from './drawn-deck.js';
import type {Drawing} from './drawing.js';
import {GLYPHS} from './glyphs.js';
import {HERE, placed, TURNED, within, type Matrix} from './transform.js';
import {svgPicture, type Shape, type Shapes} from './shape.js';

/** Rendering options for a card's face. */
export interface FaceOptions {
  /** Corner letters in the reader's language, keyed by rank. A rank without a letter uses its name in the mapping. */
  readonly letters?: Readonly<Partial<Record<Rank, string>>>;
  /** Whether to draw only a large index and a large pip, for cards narrower than 64 px. */
  readonly compact?: boolean;
}

/**
 * Vertical pip positions on number cards, in steps of 7 units: those in both outer columns, then those in the middle
 * column.
 */
const LAYOUTS: readonly (readonly [outer: readonly number[], middle: readonly number[]])[] = [
  [[], []],
  [[], [10]],
  [[], [4, 16]],
  [[], [4, 10, 16]],
  [[4, 16], []],
  [[4, 16], [10]],
  [[4, 10, 16], []],
  [[4, 10, 16], [7]],
  [
    [4, 10, 16],
    [7, 13],
  ],
  [[4, 8, 12, 16], [10]],
  [
    [4, 8, 12, 16],
    [6, 14],
  ],
];

/** Returns the positions of a number card's pips. Pips in the lower half are upside down. */
const pips = (count: number, size: number): Stamp[] => {
  const [outer, middle] = LAYOUTS[count]!;
  const column = (x: number, rows: readonly number[]): Stamp[] =>
    rows.map((row) => [x, 7 * row, size, row > 10 ? 180 : 0]);
  return [...column(37, outer), ...column(63, outer), ...column(50, middle)];
};

/** Position of an index before it is transformed by `place`. */
type IndexPlace = readonly [x: number, y: number, scale: number, place?: Matrix];

/** Draws centred indices of the same size, with a width of 14 × `scale`. A letter without a glyph is drawn as text. */
const indices = (letter: string, ...at: readonly [IndexPlace, ...IndexPlace[]]): Shapes => {
  const glyph = GLYPHS[letter];
  const [[, , scale]] = at;
  if (!glyph)
    return at.map(([x, y, , place = HERE]) => [
      'text',
      {
        transform: place === HERE ? undefined : `matrix(${place.join(' ')})`,
        x,
        y: y + 11 * scale,
        'text-anchor': 'middle',
        'font-family': 'sans-serif',
        'font-weight': '700',
        'font-size': (30 * scale) / letter.length ** 0.6,
        fill: 'currentColor',
        stroke: 'none',
      },
      letter,
    ]);
  return [
    [
      'path',
      {
        d: at
          .map(([x, y, , place = HERE]) =>
            placed(glyph, within(place, [scale / 2, 0, 0, scale / 2, x - 7 * scale, y - 11 * scale])),
          )
          .join(''),
        fill: 'none',
        stroke: 'currentColor',
        'stroke-width': 3.7 * scale,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      },
    ],
  ];
};

/** Returns two references to the half figure of a court card. */
const halves = (id: string): Shapes => [
  ['use', {href: `#${id}`}],
  ['use', {href: `#${id}`, transform: 'rotate(180 50 70)'}],
];

/** Cache of pictures, because tables show the same pictures repeatedly. */
const pictures = new WeakMap<Drawing, Map<string, Shape>>();

/** Returns the deck's picture for a key, and creates it on the first call. */
function once(drawing: Drawing, key: string, make: () => Shape): Shape {
  let known = pictures.get(drawing);
  if (!known) pictures.set(drawing, (known = new Map<string, Shape>()));
  return known.get(key) ?? known.set(key, make()).get(key)!;
}

/**
 * Draws a card: its indices and middle or, if compact, an index and a pip. Uses as few shapes as possible, because a
 * table has many cards. A court card consists of two references to its half figure or, if `isWhole` is true, of the
 * whole figure. The class `card-face` sets the background.
 * @throws RangeError if the deck has no such card
 */
export function cardPicture(
  {drawing, mapping: {suits, ranks}}: DrawnDeck,
  card: Card,
  options: FaceOptions,
  isWhole = false,
): Shape {
  const {letters, compact} = options;
  const suit = suits[suitOf(card)];
  const rank = ranks[rankOf(card)];
  const drawn = drawing.suits[suit];
  if (!drawn || !rank) throw new RangeError(`The deck has no card ${card}.`);
  const {sizes} = drawing;
  const {sign, classes = '', colour, zoom = 1} = drawn;
  const letter = letters?.[rankOf(card)] ?? rank;
  const low = 41 + 2 * (zoom - 1);
  const count = Number(rank);
  const middle = (): readonly Stamp[] =>
    count > 1 ? pips(count, (count < sizes.from ? sizes.few : sizes.many) * zoom) : [[50, 70, sizes.alone * zoom]];
  const make = (): Shape => {
    // `color` is the suit's colour, used if no class sets one.
    const picture = (shapes: Shapes, ink = {}): Shape =>
      svgPicture(`card-face ${classes}`, 100, 140, shapes, {color: colour, ...ink});
    if (compact)
      return picture([...indices(letter, [letter === '10' ? 34 : 29, 36, 2.2]), ...stamp(sign, [61, 99, 62 * zoom])]);
    const id = figureId(rank, suit);
    const special = drawing.special[`${rank}-${suit}`];
    const half = drawing.figures.find(([, attributes]) => attributes['id'] === id);
    const whole = isWhole && half && !special ? wholeFigure(half) : undefined;
    const figure = special ?? whole ?? (half && halves(id));
    const signs = stamp(sign, [14, low, 16 * zoom], [86, 140 - low, 16 * zoom, 180], ...(figure ? [] : middle()));
    const below = [...(figure ?? []), ...indices(letter, [14, 18.5, 0.9], [14, 18.5, 0.9, TURNED])];
    return picture([...below, ...signs], whole && INKED);
  };
  return once(drawing, `${suit} ${rank} ${letter} ${compact} ${isWhole}`, make);
}

/** Draws only the pip of a suit. */
export function signPicture({drawing, mapping}: DrawnDeck, suit: Suit): Shape {
  const named = mapping.suits[suit];
  const {sign, classes = '', colour} = drawing.suits[named]!;
  return once(drawing, named, () =>
    svgPicture(`card-sign ${classes}`, 24, 24, stamp(sign, [12, 12, 24]), {color: colour}),
  );
}
