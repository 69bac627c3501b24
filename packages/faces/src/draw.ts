import {nothing, svg, type SVGTemplateResult} from 'lit';

/** What a letter of paint stands for. */
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

const DISC = /o(\S+) (\S+) ([\d.]+)/g;

/**
 * Draws shapes, a line each: a letter of paint and a path on a card of 100 × 140.
 *
 * A small letter fills, and leaves the edge to the ink line of its figure; after `-` there is no edge. A capital draws
 * the line in that paint; after `.` it is a small dot, after `:` a large one. `=` in front draws the shape twice, the
 * second time mirrored about the middle of the card (a shade to the left, so that two halves leave no seam).
 * In a path, `o` and three numbers are a disc: its middle and its radius.
 */
export const draw = (shapes: string, paints?: Paints): SVGTemplateResult[] =>
  [...shapes.matchAll(/^(=?)([-.:]?)(\w)(.+)/gm)].map(([, twin, mode, letter, d]) => {
    const low = letter!.toLowerCase();
    const paint = paints?.[low] ?? PAINTS[low];
    const line = letter !== low || mode! > '-';
    const path = svg`<path d=${d!.replace(DISC, (_, x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`)} fill=${line ? 'none' : paint} stroke=${line ? paint : mode ? 'none' : nothing} stroke-width=${mode! > '-' ? (mode === '.' ? 2.3 : 4.5) : nothing}></path>`;
    return twin ? svg`${path}<g transform="matrix(-1 0 0 1 99.6 0)">${path}</g>` : path;
  });

/** A sign from `defs`, `size` wide and high around a point, upside down if asked. */
export const stamp = (id: string, x: number, y: number, size: number, turned = false): SVGTemplateResult =>
  svg`<use href=${'#' + id} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} transform=${turned ? `rotate(180 ${x} ${y})` : nothing}></use>`;

/** The band between the halves of a court: it looks the same when the card is turned. */
const BAND = 'gM20.5 78.5l58-20 1 3-58 20z';

/** A half figure under an id: ink line, round joints. */
export const figure = (id: string, parts: unknown): SVGTemplateResult =>
  svg`<g id=${id} stroke=${INK} stroke-linejoin="round" stroke-linecap="round">${parts}${draw(BAND)}</g>`;

/** A suit's sign, in a box of 48 × 48. */
export const symbol = (id: string, shapes: string, turn = 0): SVGTemplateResult =>
  svg`<symbol id=${id} viewBox="0 0 48 48"><g transform=${`rotate(${turn} 24 24)`}>${draw(shapes)}</g></symbol>`;

/** A half figure, and the same turned. */
export const court = (id: string): SVGTemplateResult =>
  svg`<use href=${'#' + id}></use><use href=${'#' + id} transform="rotate(180 50 70)"></use>`;
