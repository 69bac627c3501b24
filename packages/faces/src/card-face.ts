import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {stamp, type Sign} from './draw.js';
import {GLYPHS} from './glyphs.js';
import {HERE, placed, TURNED, within, type Matrix} from './place.js';

/** Where the signs of a number card lie, in steps of 7: rows of the two columns, rows of the middle. */
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

/** The signs of a number card; those of the lower half are turned. */
export const pips = (sign: Sign, count: number, size: number): SVGTemplateResult[] => {
  const [outer, middle] = LAYOUTS[count]!;
  const column = (x: number, rows: readonly number[]): SVGTemplateResult[] =>
    rows.flatMap((row) => stamp(sign, x, 7 * row, size, row > 10 ? 180 : 0));
  return [...column(37, outer), ...column(63, outer), ...column(50, middle)];
};

/** An index, `scale` × 14 wide, around its middle; a letter that is not drawn is set as text. */
const index = (letter: string, x: number, y: number, scale: number, place: Matrix = HERE): SVGTemplateResult =>
  GLYPHS[letter]
    ? svg`<path d=${placed(GLYPHS[letter], within(place, [scale / 2, 0, 0, scale / 2, x - 7 * scale, y - 11 * scale]))} fill="none" stroke="currentColor" stroke-width=${3.7 * scale} stroke-linecap="round" stroke-linejoin="round"></path>`
    : svg`<text transform=${place === HERE ? nothing : `matrix(${place.join(' ')})`} x=${x} y=${y + 11 * scale} text-anchor="middle" font-family="sans-serif" font-weight="700" font-size=${(30 * scale) / letter.length ** 0.6} fill="currentColor">${letter}</text>`;

const drawing = (classes: string, width: number, height: number, content: unknown): TemplateResult =>
  html`<svg class=${classes} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">${content}</svg>`;

/**
 * A whole card: paper, indices, and what is between them; or, compact, one index and one sign. `zoom` is how much larger
 * than others the sign is beside the index: long ones fill their box in one direction only.
 */
export const cardFace = (
  classes: string,
  letter: string,
  sign: Sign,
  middle: unknown,
  compact?: boolean,
  zoom = 1,
): TemplateResult => {
  const low = 41 + 2 * (zoom - 1);
  const corners = [
    index(letter, 14, 18.5, 0.9),
    stamp(sign, 14, low, 16 * zoom),
    index(letter, 14, 18.5, 0.9, TURNED),
    stamp(sign, 86, 140 - low, 16 * zoom, 180),
  ];
  return drawing(
    `card-face ${classes}`,
    100,
    140,
    svg`<rect class="cv-paper" x=".5" y=".5" width="99" height="139" rx="9"></rect>${
      compact
        ? svg`${index(letter, letter === '10' ? 34 : 29, 36, 2.2)}${stamp(sign, 61, 99, 62 * zoom)}`
        : svg`${middle}${corners}`
    }`,
  );
};

/** A sign alone. */
export const signAlone = (classes: string, sign: Sign): TemplateResult =>
  drawing(`card-sign ${classes}`, 24, 24, stamp(sign, 12, 12, 24));
