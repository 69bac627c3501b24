import {textsOf, type Language} from '../language.js';
import type {RemarkWords} from './remark-words.js';
import {modules} from './remark.generated.js';

const words = textsOf<{words: RemarkWords}>('remark', modules);

/** Loads the characters' remarks in the given language. */
export async function loadRemarkWords(language: Language): Promise<RemarkWords> {
  return (await words(language)).words;
}
