/**
 * The built-in languages, one per line: the primary subtag, and the variety that the strings use for dates and lists.
 * The English strings are British, without a comma before the last “and”. `npm run generate` creates the registries of
 * strings from this list.
 */
export const USAGES = {
  en: 'en-GB',
  fr: 'fr',
  it: 'it',
} as const;
