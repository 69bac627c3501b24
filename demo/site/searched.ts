/** How the index of the search is made and read; both ends must say the same. */
export const SEARCHED = {
  fields: ['title', 'text'],
  storeFields: ['title', 'text'],
  searchOptions: {boost: {title: 3}, prefix: true, fuzzy: 0.15, combineWith: 'AND' as const},
};
