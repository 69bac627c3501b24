import {textsOf, type Language} from '../language.js';
import type {RecordWords} from './record-words.js';
import {modules} from './record.generated.js';

const words = textsOf<{words: RecordWords}>('record', modules);

/** Loads the strings of the reader's statistics in the given language. */
export async function loadRecordWords(language: Language): Promise<RecordWords> {
  return (await words(language)).words;
}
