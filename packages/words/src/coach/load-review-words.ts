import {textsOf, type Language} from '../language.js';
import type {ReviewWords} from './review-words.js';
import {modules} from './review.generated.js';

const words = textsOf<{words: ReviewWords}>('review', modules);

/** Loads the strings of the deal review in the given language. */
export async function loadReviewWords(language: Language): Promise<ReviewWords> {
  return (await words(language)).words;
}
