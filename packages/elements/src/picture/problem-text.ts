import type {Problem} from '@cartavola/engine';
import type {NotationProblem} from '@cartavola/engine/notation.js';
import {loadNotationWords, notationProblemText, type Language} from '@cartavola/words';

/** Says a problem in the reader's language: a fault of notation with its line and column, one of a record by its path. */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  try {
    if (!('details' in problem)) return (await import('../base/problem/explained.js')).explained(problem, language);
    return notationProblemText(problem as NotationProblem, await loadNotationWords(language));
  } catch {
    return problem.message;
  }
}
