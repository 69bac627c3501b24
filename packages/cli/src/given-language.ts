import {languageFor, LANGUAGES, USUAL_LANGUAGE, type Language} from '@cartavola/words';
import {WrongUse} from './surroundings.js';

/** Reads the language from `--lang`, or returns the default language. Throws `WrongUse`. */
export function languageFrom(text: string = USUAL_LANGUAGE): Language {
  const language = languageFor(text);
  if (!language) throw new WrongUse(`--lang must be one of ${LANGUAGES.join(', ')}`);
  return language;
}
