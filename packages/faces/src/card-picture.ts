import {rankOf, suitOf, type Card, type Rank, type Suit} from '@cartavola/engine';
import {figureId, stamp, type SuitSign} from './draw.js';
import type {DrawnDeck} from './drawn-deck.js';
import type {Drawing, DrawnSuit} from './drawing.js';
import {GLYPHS} from './glyphs.js';
import {HERE, placed, TURNED, within, type Matrix} from './transform.js';
import {PAPER} from './paper.js';
import {svgPicture, type Shape, type Shapes} from './shape.js';

/** Rendering options of a card's face. */
export interface FaceOptions {
  /** Corner letters by rank in the reader's language; without one a rank has its name in the mapping. */
  readonly letters?: Readonly<Partial<Record<Rank, string>>>;
  /** Draws one big index and one big pip: for cards narrower than 64 px. */
  readonly compact?: boolean;
}

/** Vertical pip positions of number cards, in units of 7: rows of the two outer columns, rows of the middle. */
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

/** Places the pips of a number card; those in the lower half are upside down. */
const pips = (sign: SuitSign, count: number, size: number): Shapes => {
  const [outer, middle] = LAYOUTS[count]!;
  const column = (x: number, rows: readonly number[]): Shapes =>
    rows.flatMap((row) => stamp(sign, x, 7 * row, size, row > 10 ? 180 : 0));
  return [...column(37, outer), ...column(63, outer), ...column(50, middle)];
};

/** Draws an index, `scale` × 14 wide, centred; a letter without a glyph is set as text. */
const index = (letter: string, x: number, y: number, scale: number, place: Matrix = HERE): Shape =>
  GLYPHS[letter]
    ? [
        'path',
        {
          d: placed(GLYPHS[letter], within(place, [scale / 2, 0, 0, scale / 2, x - 7 * scale, y - 11 * scale])),
          fill: 'none',
          stroke: 'currentColor',
          'stroke-width': 3.7 * scale,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
      ]
    : [
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
        },
        letter,
      ];

/** Draws the middle of a card, between the corners. */
function middleOf({sizes, figures, special}: Drawing, rank: string, suit: string, {sign, zoom = 1}: DrawnSuit): Shapes {
  const id = figureId(rank, suit);
  const count = Number(rank);
  const drawn = special[`${rank}-${suit}`];
  if (drawn) return drawn;
  // A half figure, and the same turned.
  if (figures.some(([, attributes]) => attributes['id'] === id))
    return [
      ['use', {href: `#${id}`}],
      ['use', {href: `#${id}`, transform: 'rotate(180 50 70)'}],
    ];
  return count > 1
    ? pips(sign, count, (count < sizes.from ? sizes.few : sizes.many) * zoom)
    : stamp(sign, 50, 70, sizes.alone * zoom);
}

/**
 * Draws a card: paper, indices and middle; or, if compact, one index and one pip.
 * @throws RangeError if the deck has no such card
 */
export function cardPicture({drawing, mapping: {suits, ranks}}: DrawnDeck, card: Card, options: FaceOptions): Shape {
  const {letters, compact} = options;
  const suit = suits[suitOf(card)];
  const rank = ranks[rankOf(card)];
  const drawn = drawing.suits[suit];
  if (!drawn || !rank) throw new RangeError(`The deck has no card ${card}.`);
  const {sign, classes = '', colour, zoom = 1} = drawn;
  const letter = letters?.[rankOf(card)] ?? rank;
  const low = 41 + 2 * (zoom - 1);
  const corners = (): Shapes => [
    index(letter, 14, 18.5, 0.9),
    ...stamp(sign, 14, low, 16 * zoom),
    index(letter, 14, 18.5, 0.9, TURNED),
    ...stamp(sign, 86, 140 - low, 16 * zoom, 180),
  ];
  const shapes = compact
    ? [index(letter, letter === '10' ? 34 : 29, 36, 2.2), ...stamp(sign, 61, 99, 62 * zoom)]
    : [...middleOf(drawing, rank, suit, drawn), ...corners()];
  return svgPicture(`card-face ${classes}`, 100, 140, [PAPER, ...shapes], colour);
}

/** Draws the pip of a suit alone. */
export function signPicture({drawing, mapping}: DrawnDeck, suit: Suit): Shape {
  const {sign, classes = '', colour} = drawing.suits[mapping.suits[suit]]!;
  return svgPicture(`card-sign ${classes}`, 24, 24, stamp(sign, 12, 12, 24), colour);
}
