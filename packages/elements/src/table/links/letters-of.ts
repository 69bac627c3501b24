import {LETTERS, type Letters} from '@cartavola/engine/notation.js';
import type {Language} from '@cartavola/words';

/** Returns the letters in which cards are written in a language: those of records where it has none of its own. */
export const lettersOf = (language: Language): Letters => LETTERS.find((one) => one === language) ?? 'en';
