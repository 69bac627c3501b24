import {LETTERS, type Letters} from '@cartavola/engine/notation.js';
import type {Language} from '@cartavola/words';

/** Returns the letters for cards in a language, or those of records if the language has no separate ones. */
export const lettersOf = (language: Language): Letters => LETTERS.find((one) => one === language) ?? 'en';
