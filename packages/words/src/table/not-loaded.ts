import type {OwnLanguage} from '../language.js';

/**
 * Messages that replace an element that couldn't be loaded, keyed by language. They are the only strings in the loader.
 */
export const notLoaded: Readonly<Record<OwnLanguage, string>> = {
  en: 'This part could not be loaded.',
  fr: 'Ceci n’a pas pu être chargé.',
  it: 'Non è stato possibile caricare questa parte.',
};
