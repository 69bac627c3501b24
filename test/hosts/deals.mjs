// Watches whole deals between bots: nothing around the cards may move in any language, at any width or with any style
// sheet.
import {factorsOf, TABLES, watchedByBots} from './variants.mjs';

/** Viewports, and the container of the table. A figure has margins of 40 px. */
const SIZES = [
  [320, 568],
  [390, 664],
  [320, 800, 'figure'],
  [360, 640],
  [820, 1106],
  [844, 390],
  [1366, 650],
  [1366, 900],
];
const LANGUAGES = ['en', 'fr', 'it'];
const SHEETS = ['none', 'bootstrap', 'root 62.5 %'];
const SEEDS = ['one', 'two'];
/**
 * In each engine, only one case out of this many is run. In Chromium and Firefox, each table is still run in every
 * language. WebKit is slow.
 */
const EVERY = {chromium: 2, firefox: 7, webkit: 14};

export const kind = 'deals';
/** Indices of factors that aren't all paired with each other in CI, because boxes and views cover those pairs. */
export const apart = [0, 1, 2];

export function cases({engine, sheets, only}) {
  const tables = only(
    'ELEMENTS',
    TABLES.filter(({opens}) => !opens).map(({name}) => name),
  );
  const here = only(
    'SHEETS',
    SHEETS.filter((sheet) => sheets.has(sheet)),
  );
  const widths = only('WIDTHS', [...new Set(SIZES.map(([width]) => width))]).map(Number);
  const every = EVERY[engine];
  const list = [];
  for (const [turn, [width, height, container = 'block']] of SIZES.entries()) {
    if (!widths.includes(width)) continue;
    // A page is loaded once for all its cases.
    const sheet = here[turn % here.length];
    for (const [place, variant] of tables.entries())
      for (const [round, lang] of LANGUAGES.entries()) {
        if ((place + round + turn) % every !== 0) continue;
        list.push({
          variant,
          lang,
          container,
          seed: SEEDS[(place + turn) % SEEDS.length],
          size: {width, height},
          page: `/host?linked=yes&sheet=${encodeURIComponent(sheet)}`,
          parts: [sheet, container, `viewport ${width} by ${height}`, `${variant} (${lang})`],
          // In CI, the other engines run one deal each: they are slow, and boxes and views cover every table in them.
          values: engine === 'chromium' ? [`${width}x${height}`, factorsOf(variant)[0], lang] : [],
        });
      }
  }
  return {told: `whole deals of every table, size and language; one in ${every} of these`, list};
}

export function look(page, {variant: name, lang, container, seed}) {
  const variant = TABLES.find((one) => one.name === name);
  return page.call('watchDeal', {
    container,
    variant: {...variant, attributes: {...watchedByBots(variant), lang, seed, storage: 'none'}},
  });
}
