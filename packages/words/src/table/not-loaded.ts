import type {Language} from '../language.js';

/** Message in place of an element that could not be loaded, by language: the only texts that are in the loader itself. */
export const notLoaded: Readonly<Record<Language, string>> = {
  en: 'This part could not be loaded.',
  fr: 'Ceci n’a pas pu être chargé.',
  it: 'Non è stato possibile caricare questa parte.',
};
