/**
 * The built-in languages, one per line: primary subtag, and the usage that its texts follow in lists. The English texts are British, without
 * a comma before the last “and”. `npm run generate` makes the registries of texts from this list.
 */
export const USAGES = {
  en: 'en-GB',
  fr: 'fr',
  it: 'it',
} as const;
