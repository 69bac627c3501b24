// Matrix of boxes: style sheets × containers × widths × elements, pairwise.
import {ensureInstalled} from '../../tools/build/ensure-install.mjs';
import {CONTAINERS} from './page/containers.js';
import {atMoment, factorsOf, kindOf, MOMENTS, OTHERS, TABLES} from './variants.mjs';

ensureInstalled('test');
const {default: covertable} = await import('covertable');

const WIDTHS = [280, 320, 360, 390, 412, 480, 600, 720, 820, 1024, 1200, 1366, 1920];
/** Width of a viewport that fits a block of any of these widths. */
const WIDE = 2000;
const HEIGHT = 900;
/** Every n-th case runs in WebKit, which is slow because it renders without a GPU. */
const THINNED = 3;

export const kind = 'boxes';
/**
 * Indices of the factors sheet, container, width, element and number of players. In CI, each is paired with every kind
 * of element, but not with every value of the other factors.
 */
export const apart = [0, 1, 2, 3, 4];
const variants = [...TABLES, ...OTHERS];

/** Rows of the covering array for some factors. All engines share them, because they take seconds to compute. */
const arrays = new Map();
function arrayOf(factors) {
  const key = JSON.stringify(factors);
  if (!arrays.has(key)) arrays.set(key, covertable.make(factors, {strength: 2}));
  return arrays.get(key);
}

/** Lists the cases for the available sheets, grouped by page and then by size. */
export function cases({sheets, engine, only}) {
  const factors = {
    sheet: only('SHEETS', [...sheets.keys()]),
    container: only('CONTAINERS', Object.keys(CONTAINERS)),
    variant: only(
      'ELEMENTS',
      variants.map(({name}) => name),
    ),
    width: only('WIDTHS', WIDTHS).map(Number),
    of: ['viewport', 'block'],
    linked: ['yes', 'no'],
    lang: ['en', 'fr', 'it'],
    moment: only('MOMENTS', MOMENTS),
  };
  const all = Object.values(factors).reduce((product, values) => product * values.length, 1);
  const viewport = ({of, width}) => (of === 'viewport' ? width : WIDE);
  const rows = arrayOf(factors).toSorted(
    (one, other) => one.sheet.localeCompare(other.sheet) || viewport(one) - viewport(other),
  );
  const looked = engine === 'webkit' ? rows.filter((_, place) => place % THINNED === 0) : rows;
  const told =
    `pairwise: ${rows.length} of ${all} combinations, in which every two values of any two of ${Object.keys(factors).length} factors ` +
    `meet, by covertable${looked === rows ? '' : `; of these, as it is slow, every third: ${looked.length}`}`;
  return {
    told,
    list: looked.map((row) => ({
      ...row,
      linked: row.linked === 'yes',
      page: `/host?sheet=${encodeURIComponent(row.sheet)}&linked=yes`,
      size: {width: viewport(row), height: HEIGHT},
      values: [
        row.sheet,
        row.container,
        row.width,
        ...factorsOf(row.variant),
        kindOf(row.variant),
        row.of,
        row.lang,
        row.moment,
        row.linked,
      ],
      parts: [
        row.sheet,
        row.container,
        row.of === 'viewport' ? `viewport ${row.width}` : `block of ${row.width}`,
        `${row.variant} (${row.lang}${row.moment === 'begin' ? '' : `, ${row.moment}`})`,
        row.linked === 'yes' ? 'cartavola.css' : 'no cartavola.css',
      ],
    })),
  };
}

export async function look(page, {variant: name, moment, lang, container, width, of, linked}) {
  const variant = await atMoment(
    variants.find((one) => one.name === name),
    moment,
  );
  const attributes = {...variant.attributes, lang};
  return page.call('checkBox', {
    variant: {...variant, attributes},
    container,
    linked,
    width: of === 'block' ? width : undefined,
  });
}
