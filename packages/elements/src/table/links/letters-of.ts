import {LETTERS, type Letters} from '@cartavola/engine/notation.js';
import type {Language} from '@cartavola/words';

/** Returns the letters for cards in a language, or the letters used in records if the language has none. */
export const lettersOf = (language: Language): Letters => LETTERS.find((one) => one === language) ?? 'en';
