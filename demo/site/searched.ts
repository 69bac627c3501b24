/** How much a finding counts by where it is: a guide before a list of names or a decision, a whole page before a part of it. */
function boostDocument(id: string): number {
  const place = /^docs\/(?:api|decisions)\//.test(id) ? 0.3 : 1;
  return id.includes('#') ? place : place * 1.6;
}

/** Words that are everywhere, and say nothing of what is looked for. */
const EMPTY = new Set(
  'a an and are be big can do does for from how i in is it its my of on or the to use what where which with you'.split(
    ' ',
  ),
);

/** A word as it is looked for: the same in the singular and in the plural. */
function processTerm(term: string): string | null {
  const word = term.toLowerCase();
  return EMPTY.has(word) ? null : word.replace(/ies$/, 'y').replace(/(?<=[^s]{3})s$/, '');
}

/** How the index of the search is made and read; both ends must say the same. */
export const SEARCHED = {
  processTerm,
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  searchOptions: {boost: {title: 4}, boostDocument, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const},
};
