import {textsOf, type Language} from '../language.js';
import type {NotationWords} from './notation-words.js';
import {modules} from './notation.generated.js';

const words = textsOf<{words: NotationWords}>('notation', modules);

/** Loads the messages about notation faults in the given language. Call this function only if there is a fault. */
export async function loadNotationWords(language: Language): Promise<NotationWords> {
  return (await words(language)).words;
}
