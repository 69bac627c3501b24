/**
 * The languages of the kit, a line each: by primary subtag, whose usage its texts follow in lists. The English of these is British, with no
 * comma before the last “and”. `npm run generate` makes the registries of texts from this list.
 */
export const USAGES = {
  en: 'en-GB',
  fr: 'fr',
  it: 'it',
} as const;
