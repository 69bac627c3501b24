import type {SiteLanguage} from './site-pages.js';

/** Path of the index in a language. */
export const searchIndexOf = (language: SiteLanguage): string =>
  language === 'en' ? 'search.json' : `search-${language}.json`;

/** Matches pages about the project, which few readers of the documentation look for. */
const BACKGROUND =
  /^docs\/(?:architecture|engine|strength|measurements|how-bots-think|changelog|contributing|readme|security)\./;

/**
 * Returns the weight of a result, based on its page and its language: guides first, then background and reference, and
 * decisions last. English pages come after those in the reader's language.
 */
function boostDocument(id: string, isOwn: boolean): number {
  if (/^docs\/decisions/.test(id)) return 0.1;
  const place = BACKGROUND.test(id) || id.startsWith('reference/') ? 0.6 : 1;
  return (isOwn ? 1 : 0.3) * (id.includes('#') ? place : place * 1.5);
}

/** Words too common to search for, by language. */
const EMPTY: Readonly<Record<SiteLanguage, ReadonlySet<string>>> = {
  en: new Set(
    'a an and are be big can do does for from how i in is it its my of on or the to use what where which with you'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux avec c ce ces cette comment d dans de des du en est et faire il j je l la le les ma mes mon n ne ou où par pas pour qu que quel quelle qui s sa sans ses sur un une vos votre'.split(
      ' ',
    ),
  ),
  it: new Set(
    'a ad al alla alle anche che chi come con cosa d da dal dalla dei del della delle di e ed fare gli ha i il in io l la le lo mia mie mio nel nella non o per più quale si sul sulla un una uno vostra vostro'.split(
      ' ',
    ),
  ),
};

/** Functions that reduce words to what their forms share, by language. */
const STEM: Readonly<Record<SiteLanguage, (word: string) => string>> = {
  en: (word) => word.replace(/ies$/, 'y').replace(/(?<=[^s]{3})s$/, ''),
  fr: (word) => word.replace(/(?<=.{3})(?:e?s|x|er|e)$/, ''),
  it: (word) => word.replace(/(?<=.{3})(?:are|ere|ire|[aeio])$/, ''),
};

/** Returns a function that gives a word as it is indexed: in lower case, without accents and endings. */
function processIn(language: SiteLanguage): (term: string) => string | null {
  return (term) => {
    const word = term.toLowerCase();
    if (EMPTY[language].has(word)) return null;
    return STEM[language](word.normalize('NFD').replace(/\p{Mn}/gu, ''));
  };
}

/** Record in the index. */
export interface SearchEntry {
  readonly title: string;
  readonly text: string;
  /** Whether the page is in the language of the index. Otherwise, it is in English. */
  readonly own: boolean;
}

/** Returns the options of the index in a language. Building and searching must use the same options. */
export const searchedIn = (language: SiteLanguage) => ({
  processTerm: processIn(language),
  fields: ['title', 'synonyms', 'text'],
  storeFields: ['title', 'text', 'own'],
  searchOptions: {
    boost: {title: 6, synonyms: 5},
    boostDocument: (id: string, _term: string, stored?: Record<string, unknown>): number =>
      boostDocument(id, stored?.['own'] === true),
    prefix: true,
    fuzzy: 0.15,
    combineWith: 'AND' as const,
  },
});
