// Draws the charts in the documentation from the tables on the same pages. Run `node tools/run.mjs build/doc-tables`.
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Width of a chart, and of the column with the names of its rows, in CSS pixels. Phones show it almost unscaled. */
const WIDTH = 420;
const NAMES = 124;
/** Space to the right of the plot, for figures. */
const END = 44;
const PLOT = WIDTH - NAMES - END;
const ROW = 26;
/** Heights of the title with the key, of the title alone, and of the axis. */
const HEAD = 56;
const BARS = 34;
const FOOT = 26;
/** Vertical distance between the marks of a row, so that equal values are both visible. */
const APART = 4;

/** Marks differ in shape and colour. Each is drawn around 0, 0. */
const MARKS = [
  '<circle r="5" class="a"/>',
  '<rect x="-4.5" y="-4.5" width="9" height="9" class="b"/>',
  '<path d="M0-6.5 6 4.5H-6Z" class="c"/>',
];

const STYLE = `text{font:13px system-ui,sans-serif;fill:#222}.t{font-weight:600}.s{font-size:12px;fill:#555}.l{stroke:#ddd}.z{stroke:#888}
.a{fill:#1f66b5;stroke:#1f66b5}.b{fill:#c2500f;stroke:#c2500f}.c{fill:#187a5a;stroke:#187a5a}
@media (prefers-color-scheme:dark){text{fill:#eee}.s{fill:#bbb}.l{stroke:#444}.z{stroke:#999}
.a{fill:#72b3ff;stroke:#72b3ff}.b{fill:#ff9d5c;stroke:#ff9d5c}.c{fill:#4fd0a0;stroke:#4fd0a0}}`;

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const at = (x, y) => `transform="translate(${+x.toFixed(1)} ${+y.toFixed(1)})"`;
const textAt = (x, y, text, rest = '') => `<text x="${+x.toFixed(1)}" y="${y}"${rest}>${escaped(text)}</text>`;

/** Returns the rows of the first Markdown table whose header begins with these cells. Each row is a list of cells. */
function tableIn(page, ...header) {
  const lines = page.split('\n').map((line) => (line.startsWith('|') ? line.split('|').slice(1, -1) : undefined));
  const cells = lines.map((line) => line?.map((cell) => cell.trim().replaceAll('`', '')));
  const first = cells.findIndex((line) => line && header.every((cell, place) => line[place] === cell));
  if (first < 0) throw new Error(`There is no table with the header ${header.join(', ')}`);
  const end = cells.indexOf(undefined, first);
  return {header: cells[first], rows: cells.slice(first + 2, end < 0 ? undefined : end)};
}

/**
 * Draws a mark for each value in a row, with a line that spans two standard errors on either side if there is an error.
 * `rows`: `{name, points}` with points `{value, error}` or undefined. The axis goes from `from` to `to` in steps.
 */
function dotChart({title, series, rows, from, to, step, unit = ''}) {
  const xOf = (value) => NAMES + ((value - from) / (to - from)) * PLOT;
  const bottom = HEAD + rows.length * ROW;
  const ticks = Array.from({length: Math.floor((to - from) / step) + 1}, (_, place) => from + place * step);
  const grid = ticks.map((value) => {
    const x = xOf(value).toFixed(1);
    const kind = value === 0 ? 'z' : 'l';
    const label = `${value < 0 ? '−' : ''}${Math.abs(value)}${unit}`;
    return `<path d="M${x} ${HEAD}V${bottom}" class="${kind}"/>${textAt(+x, bottom + 18, label, ' text-anchor="middle" class="s"')}`;
  });
  let x = 0;
  const key = series.map((name, place) => {
    const item = `<g ${at(x + 6, 38)}>${MARKS[place]}</g>${textAt(x + 16, 42, name, ' class="s"')}`;
    x += 30 + name.length * 6.2;
    return item;
  });
  const marks = rows.map(({name, points}, row) => {
    const y = HEAD + (row + 0.5) * ROW;
    const drawn = points.map((point, place) => {
      if (!point) return '';
      const {value, error = 0} = point;
      const spread = (error / (to - from)) * PLOT * 2;
      const line =
        error > 0
          ? `<path d="M${-spread.toFixed(1)} 0H${spread.toFixed(1)}" stroke-width="2" class="${'abc'[place]}"/>`
          : '';
      return `<g ${at(xOf(value), y + (place - (points.length - 1) / 2) * APART)}>${line}${MARKS[place]}</g>`;
    });
    return textAt(0, y + 4, name) + drawn.join('');
  });
  return chart(title, bottom + FOOT, [...key, ...grid, ...marks]);
}

/** Draws a bar and a figure for each value, in ascending order. `rows`: `{name, value}`. */
function barChart({title, rows, unit}) {
  const most = Math.max(...rows.map(({value}) => value));
  const sorted = rows.toSorted((a, b) => a.value - b.value);
  const bars = sorted.map(({name, value}, row) => {
    const y = BARS + row * ROW;
    const width = (value / most) * PLOT;
    const bar = `<rect x="${NAMES}" y="${y + 5}" width="${width.toFixed(1)}" height="16" rx="2" class="a"/>`;
    return textAt(0, y + 17, name) + bar + textAt(NAMES + width + 5, y + 17, `${value}`, ' class="s"');
  });
  return chart(`${title}, ${unit}`, BARS + rows.length * ROW + 6, bars);
}

const chart = (title, height, parts) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}</style>`,
    textAt(0, 16, title, ' class="t"'),
    ...parts,
    '</svg>\n',
  ].join('\n');

/** Reads `margin ± error` at the beginning of a cell. */
function marginIn(cell) {
  const found = /^(-?[\d.]+) ± ([\d.]+)/.exec(cell);
  return found ? {value: Number(found[1]), error: Number(found[2])} : undefined;
}

/** Draws the share of plays that each level wins against the level below it. */
function levels(page) {
  const {header, rows} = tableIn(page, 'game', 'casual against beginner');
  const shareIn = (cell) => ({value: Number(/([\d.]+)%/.exec(cell)[1])});
  return dotChart({
    title: 'Plays won against the level below',
    series: [header[1], header[3], header[5]].map((name) => name.replace(/ against .*/, '')),
    rows: rows.map(([name, ...cells]) => ({name, points: [cells[0], cells[2], cells[4]].map(shareIn)})),
    from: 50,
    to: 80,
    step: 10,
    unit: '%',
  });
}

/** Draws the margins of two levels against other programs. */
function programs(page) {
  const {header, rows} = tableIn(page, 'Scopa 2, italian', 'strong');
  return dotChart({
    title: 'Lead in points a deal, with two standard errors',
    series: [header[1], header[3]],
    rows: rows.map(([name, strong, , expert]) => ({name, points: [strong, expert].map(marginIn)})),
    from: -2,
    to: 1.5,
    step: 1,
  });
}

/** Elements in the chart of sizes, as the table names them. */
const ELEMENTS = [
  'playing-card',
  'card-diagram',
  'score-pad scopa',
  'scopa-table',
  'capodama-table',
  'capra-table',
  'calypso-table',
  'rules-explainer scopa',
  'game-replay capodama',
  'card-puzzle scopa',
];

/** Size of what elements load first. */
function sizes(page) {
  const {header, rows} = tableIn(page, '', 'files');
  const column = header.indexOf('gzip');
  return barChart({
    title: 'First load of an element',
    unit: 'kB after gzip',
    rows: rows
      .filter(([name]) => ELEMENTS.includes(name))
      .map((cells) => ({name: cells[0].replace(/ \w+$/, ''), value: Number(cells[column])})),
  });
}

/** Time until a page can be used on a slow phone. */
function times(page) {
  const {rows} = tableIn(page, 'page', 'ms to act');
  return barChart({
    title: 'Until a page can be used on a slow phone',
    unit: 's',
    rows: rows.map(([name, ms]) => ({name, value: +(Number(ms) / 1000).toFixed(1)})),
  });
}

/** Returns the charts, keyed by path. */
export function charts(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const [strength, measurements] = [read('docs/strength.md'), read('docs/measurements.md')];
  return new Map([
    ['docs/pictures/strength-levels.svg', levels(strength)],
    ['docs/pictures/strength-programs.svg', programs(strength)],
    ['docs/pictures/measured-sizes.svg', sizes(measurements)],
    ['docs/pictures/measured-times.svg', times(measurements)],
  ]);
}
