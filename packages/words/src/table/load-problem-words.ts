import {textsOf, type Language} from '../language.js';
import type {ProblemWords} from './problem-words.js';
import {modules} from './problem.generated.js';

const words = textsOf<{words: ProblemWords}>('problem', modules);

/** Loads a table's error messages in the given language. */
export async function loadProblemWords(language: Language): Promise<ProblemWords> {
  return (await words(language)).words;
}
