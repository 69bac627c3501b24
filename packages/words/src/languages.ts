/**
 * The built-in languages, one per line: the primary subtag, and the variety that the texts use for dates and lists. The English texts are British,
 * without a comma before the last “and”. `npm run generate` makes the registries of texts from this list.
 */
export const USAGES = {
  en: 'en-GB',
  fr: 'fr',
  it: 'it',
} as const;
