// Tests every table in the viewports where everything needed for a decision must be visible at once.
import {atMoment, factorsOf, TABLES} from './variants.mjs';

/** Viewports. In the last one, only the hand, middle and question are required. */
const VIEWS = ['1920x1080', '1366x650', '1280x600', '820x1106', '700x800', '390x664', '360x640', '844x390', '320x568'];
const SMALL = '320x568';
/** Viewports in which the text is also shown at 200 %: phones. */
const LARGE_TEXT = ['390x664', '320x568'];
const MOMENTS = ['begin', 'early', 'later'];
const LANGUAGES = ['en', 'fr', 'it'];
/** Viewports with a height that the page sets. As in the smallest viewport, fewer parts are required. */
const OWN_HEIGHTS = [
  ['390x664', 350],
  ['390x664', 500],
  ['844x390', 350],
  ['1366x650', 350],
];
/** Width of a blog's text column. */
const COLUMN = 720;

export const kind = 'views';

/** Lists tables with heights that a page sets. The moments alternate. */
const ownHeights = (tables, moments, views) =>
  OWN_HEIGHTS.filter(([view]) => views.includes(view)).flatMap(([view, blockSize], round) =>
    tables.map((variant, place) => {
      const [width, height] = view.split('x').map(Number);
      const moment = moments[(place + round) % moments.length];
      const lang = LANGUAGES[(place + round) % LANGUAGES.length];
      return {
        variant,
        moment,
        lang,
        blockSize,
        small: true,
        size: {width, height},
        page: '/host?linked=yes&tall',
        parts: [view, `${blockSize} px high`, `${variant} (${lang}, ${moment})`],
        values: [view, blockSize, ...factorsOf(variant), lang, moment],
      };
    }),
  );

/** Lists the cases. In Chromium, each table is tested at every moment. Elsewhere, the moments alternate. */
export function cases({engine, only}) {
  const tables = only(
    'ELEMENTS',
    TABLES.map(({name}) => name),
  );
  const moments = only('MOMENTS', MOMENTS);
  const list = [];
  for (const view of only('VIEWS', VIEWS)) {
    const [width, height] = view.split('x').map(Number);
    for (const [place, variant] of tables.entries())
      for (const [turn, moment] of moments.entries()) {
        if (engine !== 'chromium' && turn !== place % moments.length) continue;
        const inColumn = width > COLUMN && (place + turn) % 2 === 1;
        const lang = LANGUAGES[(place + turn) % LANGUAGES.length];
        list.push({
          variant,
          moment,
          lang,
          column: inColumn ? COLUMN : undefined,
          small: view === SMALL,
          large: LARGE_TEXT.includes(view),
          size: {width, height},
          page: '/host?linked=yes&tall',
          values: [view, inColumn, ...factorsOf(variant), lang, moment],
          parts: [
            view,
            inColumn ? `in a column of ${COLUMN}` : 'as wide as the page',
            `${variant} (${lang}, ${moment})`,
          ],
        });
      }
  }
  list.push(...ownHeights(tables, moments, only('VIEWS', VIEWS)));
  const told = `every table at every viewport${engine === 'chromium' ? ' and moment' : ', moments alternate'}; as high as a page says; columns and languages alternate`;
  return {told, list};
}

export async function look(page, {variant: name, moment, lang, column, blockSize, small, large}) {
  const variant = await atMoment(
    TABLES.find((one) => one.name === name),
    moment,
  );
  if (variant.opens) return [];
  const attributes = {...variant.attributes, lang};
  return page.call('checkInView', {variant: {...variant, attributes}, column, blockSize, small, large});
}
