// Every table, at the viewports in which what a decision needs is in view at once.
import {atMoment, TABLES} from './variants.mjs';

/** At the last, of what is needed only hand, middle and question. */
const VIEWS = ['1366x650', '1280x600', '820x1106', '390x664', '360x640', '844x390', '320x568'];
const SMALL = '320x568';
const MOMENTS = ['begin', 'early', 'later'];
const LANGUAGES = ['en', 'fr', 'it'];
/** The column of text of a blog. */
const COLUMN = 720;

export const kind = 'views';

/** In Chromium each at every moment; elsewhere the moments take turns. */
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
          size: {width, height},
          page: '/host?linked=yes&tall',
          parts: [
            view,
            inColumn ? `in a column of ${COLUMN}` : 'as wide as the page',
            `${variant} (${lang}, ${moment})`,
          ],
        });
      }
  }
  const told = `every table at every viewport${engine === 'chromium' ? ' and moment' : ', the moments in turns'}; columns and languages in turns`;
  return {told, list};
}

export async function look(page, {variant: name, moment, lang, column, small}) {
  const variant = await atMoment(
    TABLES.find((one) => one.name === name),
    moment,
  );
  if (variant.opens) return [];
  return page.call('checkInView', {variant: {...variant, attributes: {...variant.attributes, lang}}, column, small});
}
