/** How much a finding counts by where it is: a guide before a list of names or a decision, a whole page before a part of it. */
function boostDocument(id: string): number {
  const place = /^docs\/(?:api|decisions)\//.test(id) ? 0.3 : 1;
  return id.includes('#') ? place : place * 1.6;
}

/** How the index of the search is made and read; both ends must say the same. */
export const SEARCHED = {
  // One word, in the singular and in the plural.
  processTerm: (term: string) =>
    term
      .toLowerCase()
      .replace(/ies$/, 'y')
      .replace(/(?<=[^s]{3})s$/, ''),
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  searchOptions: {boost: {title: 4}, boostDocument, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const},
};
