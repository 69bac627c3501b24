import {nothing, svg, type SVGTemplateResult} from 'lit';

/** What a letter of paint stands for. */
export type Paints = Readonly<Record<string, string>>;

const INK = '#17202e';
const GOLD = '#e3b13d';

const PAINTS: Paints = {
  c: 'currentColor', // the suit
  d: '#7a5230', // wood
  e: '#3c7a4a', // leaves
  f: '#f0e2c6', // fur
  g: GOLD,
  k: INK,
  p: '#fffdf7', // linen
  q: '#e9a687', // blush
  r: '#a5382f', // lips
  s: '#f4cfa9', // skin
  w: '#cdd8e4' // steel
};

const DISC = /o(\S+) (\S+) (\d+)/g;

/**
 * Draws shapes, a line each: a letter of paint and a path. Paths are written in half units, so that a card is
 * 200 × 280 of them and whole numbers do.
 *
 * A small letter fills, and leaves the edge to the ink line of its figure; after `-` it has no edge. A capital draws the
 * line in that paint; after `.` the line is a small dot, after `:` a large one. `=` in front draws the shape
 * a second time, mirrored about the middle of the card. In a path, `o` and three numbers are a disc: middle and radius.
 */
export const draw = (shapes: string, paints?: Paints): SVGTemplateResult[] =>
  [...shapes.matchAll(/^(=?)([-.:]?)(\w)(.+)/gm)].map(([, twin, mode, letter, d]) => {
    const low = letter!.toLowerCase();
    const paint = paints?.[low] ?? PAINTS[low];
    const line = letter !== low || mode! > '-';
    const path = svg`<path d=${d!.replace(DISC, (_, x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`)} fill=${line ? 'none' : paint} stroke=${line ? paint : mode ? 'none' : nothing} stroke-width=${mode! > '-' ? (mode === '.' ? 4.6 : 9) : nothing}></path>`;
    return twin ? svg`${path}<g transform="matrix(-1 0 0 1 200 0)">${path}</g>` : path;
  });

/** A sign from `defs`, `size` wide and high around a point, upside down if asked. */
export const stamp = (id: string, x: number, y: number, size: number, turned = false): SVGTemplateResult =>
  svg`<use href=${'#' + id} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} transform=${turned ? `rotate(180 ${x} ${y})` : nothing}></use>`;

/** A drawing in half units, under an id: ink line, round joints. */
export const figure = (id: string, parts: unknown): SVGTemplateResult =>
  svg`<g id=${id} transform="scale(.5)" stroke=${INK} stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${parts}</g>`;

/** A suit's sign, in a box of 48 half units. */
export const symbol = (id: string, shapes: string, turn = 0): SVGTemplateResult =>
  svg`<symbol id=${id} viewBox="0 0 48 48"><g transform=${`rotate(${turn} 24 24)`}>${draw(shapes)}</g></symbol>`;

const band = (paint: string, width: number): SVGTemplateResult =>
  svg`<path d="M21.5 79.8l57-19.6" stroke=${paint} stroke-width=${width} stroke-linecap="round"></path>`;

/** A half figure and the same turned, with the band between them. */
export const court = (id: string): SVGTemplateResult =>
  svg`<use href=${'#' + id}></use><use href=${'#' + id} transform="rotate(180 50 70)"></use>${band(INK, 5.4)}${band(GOLD, 3.2)}`;
