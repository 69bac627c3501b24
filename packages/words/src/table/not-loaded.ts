import type {OwnLanguage} from '../language.js';

/** Text that stands in place of an element that could not be loaded, by language: the only texts that the loader has with it. */
export const notLoaded: Readonly<Record<OwnLanguage, string>> = {
  en: 'This part could not be loaded.',
  fr: 'Ceci n’a pas pu être chargé.',
  it: 'Non è stato possibile caricare questa parte.',
};
