import {textsOf, type Language} from '../language.js';
import type {ProblemWords} from './problem-words.js';

const words = textsOf<{words: ProblemWords}>('problem', {
  en: () => import('./problem.en.js'),
  fr: () => import('./problem.fr.js'),
  it: () => import('./problem.it.js'),
});

/** Loads a table's error messages in a language. */
export async function loadProblemWords(language: Language): Promise<ProblemWords> {
  return (await words(language)).words;
}
