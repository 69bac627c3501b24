import type {OwnLanguage} from '../language.js';

/** Message that replaces an element that could not be loaded, by language. These are the only texts in the loader. */
export const notLoaded: Readonly<Record<OwnLanguage, string>> = {
  en: 'This part could not be loaded.',
  fr: 'Ceci n’a pas pu être chargé.',
  it: 'Non è stato possibile caricare questa parte.',
};
