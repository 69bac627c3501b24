import {textsOf, type Language} from '../language.js';
import {modules} from './picture.generated.js';
import type {PictureWords} from './picture-words.js';

const words = textsOf<{words: PictureWords}>('picture', modules);

/** Loads the strings for saving a picture, in the given language. */
export async function loadPictureWords(language: Language): Promise<PictureWords> {
  return (await words(language)).words;
}
