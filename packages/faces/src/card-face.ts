import {html, nothing, svg, type SVGTemplateResult, type TemplateResult} from 'lit';
import {stamp} from './draw.js';
import {GLYPHS} from './glyphs.js';

/** Where the signs of a number card lie: rows for the two columns, then rows for the middle. */
const LAYOUTS: readonly (readonly [outer: readonly number[], middle: readonly number[]])[] = [
  [[], []],
  [[], [70]],
  [[], [32, 108]],
  [[], [28, 70, 112]],
  [[30, 110], []],
  [[28, 112], [70]],
  [[28, 70, 112], []],
  [[27, 70, 113], [48.5]],
  [[27, 70, 113], [48.5, 91.5]],
  [[26, 55, 85, 114], [70]],
  [[26, 55, 85, 114], [40.5, 99.5]]
];

/** The signs of a number card; those of the lower half are turned. */
export const pips = (id: string, count: number, size: number): SVGTemplateResult[] => {
  const [outer, middle] = LAYOUTS[count]!;
  const column = (x: number, rows: readonly number[]): SVGTemplateResult[] =>
    rows.map((y) => stamp(id, x, y, size, y > 70));
  return [...column(37, outer), ...column(63, outer), ...column(50, middle)];
};

/** An index, `scale` × 14 wide, around its middle; a letter that is not drawn is set as text. */
const index = (letter: string, x: number, y: number, scale: number): SVGTemplateResult =>
  GLYPHS[letter]
    ? svg`<path d=${GLYPHS[letter]} transform=${`translate(${x - 7 * scale} ${y - 11 * scale})scale(${scale / 2})`} fill="none" stroke="currentColor" stroke-width="7.4" stroke-linecap="round" stroke-linejoin="round"></path>`
    : svg`<text x=${x} y=${y + 11 * scale} textLength=${letter.length > 1 ? 20 * scale : nothing} lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size=${30 * scale} fill="currentColor">${letter}</text>`;

const drawing = (classes: string, width: number, height: number, content: unknown): TemplateResult =>
  html`<svg class=${classes} viewBox=${`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">${content}</svg>`;

/** How large a sign is beside its index: long ones fill their box in one direction only, and are drawn larger. */
export interface FaceParts {
  readonly classes: string;
  readonly letter: string;
  readonly sign: string;
  readonly zoom: number;
  readonly compact: boolean | undefined;
  /** What is between the indices. */
  readonly middle: unknown;
}

/** A whole card: paper, indices, and what is between them; or, compact, one index and one sign. */
export const cardFace = ({classes, letter, sign, zoom, compact, middle}: FaceParts): TemplateResult => {
  const corner = svg`${index(letter, 14, 18.5, 0.9)}${stamp(sign, 14, 41 + 2 * (zoom - 1), 16 * zoom)}`;
  return drawing(
    `card-face ${classes}`,
    100,
    140,
    svg`<rect class="cv-paper" x=".5" y=".5" width="99" height="139" rx="9"></rect>${
      compact
        ? svg`${index(letter, letter === '10' ? 34 : 29, 36, 2.2)}${stamp(sign, 61, 99, 62 * zoom)}`
        : svg`${middle}${corner}<g transform="rotate(180 50 70)">${corner}</g>`
    }`
  );
};

/** A sign alone. */
export const signAlone = (classes: string, id: string): TemplateResult =>
  drawing(`card-sign ${classes}`, 24, 24, svg`<use href=${'#' + id} width="24" height="24"></use>`);
