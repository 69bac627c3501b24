import type {Problem} from '@cartavola/engine';
import type {NotationProblem} from '@cartavola/engine/notation.js';
import {loadNotationWords, notationProblemText, type Language} from '@cartavola/words';
import {explained} from '../element/explained.js';

/** Says a problem in the reader's language: a fault of notation with its line and column, one of a record by its path. */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  if (!('details' in problem)) return explained(problem, language);
  try {
    return notationProblemText(problem as NotationProblem, await loadNotationWords(language));
  } catch {
    return problem.message;
  }
}
