import {textsOf, type Language} from '../language.js';
import {modules} from './sheet.generated.js';
import type {SheetWords} from './sheet-words.js';

const words = textsOf<{words: SheetWords}>('sheet', modules);

/** Loads the strings for printed sheets in the given language. */
export async function loadSheetWords(language: Language): Promise<SheetWords> {
  return (await words(language)).words;
}
