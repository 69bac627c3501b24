import {textsOf, type Language} from '../language.js';
import type {PadWords} from './pad-words.js';
import {modules} from './pad.generated.js';

const words = textsOf<{words: PadWords}>('pad', modules);

/** Loads the strings of score pads in the given language. */
export async function loadPadWords(language: Language): Promise<PadWords> {
  return (await words(language)).words;
}
