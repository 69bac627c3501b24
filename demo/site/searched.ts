/** Matches pages about the project, which few readers of the documentation look for. */
const BACKGROUND =
  /^docs\/(?:architecture|engine|strength|measurements|how-bots-think|changelog|contributing|readme|security)\./;

/**
 * Returns the weight of a result, based on its page: guides first, then background and reference, and decisions last.
 */
function boostDocument(id: string): number {
  if (/^docs\/decisions/.test(id)) return 0.1;
  if (/^docs\/(?:fr|it)\//.test(id)) return 0.4;
  const place = BACKGROUND.test(id) || id.startsWith('reference/') ? 0.6 : 1;
  return id.includes('#') ? place : place * 1.5;
}

/** Words too common to search for. */
const EMPTY = new Set(
  'a an and are be big can do does for from how i in is it its my of on or the to use what where which with you'.split(
    ' ',
  ),
);

/** Returns a word as it is indexed: in lower case and in the singular. */
function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  return EMPTY.has(word) ? null : word.replace(/ies$/, 'y').replace(/(?<=[^s]{3})s$/, '');
}

/** Options of the index. Building and searching must use the same options. */
export const SEARCHED = {
  processTerm,
  fields: ['title', 'synonyms', 'text'],
  storeFields: ['title', 'text'],
  searchOptions: {
    boost: {title: 6, synonyms: 5},
    boostDocument,
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND' as const,
  },
};
