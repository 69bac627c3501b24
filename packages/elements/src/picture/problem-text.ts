import type {Problem} from '@cartavola/engine';
import type {NotationProblem} from '@cartavola/engine/notation.js';
import {loadNotationWords, notationProblemText, type Language} from '@cartavola/words';

/**
 * Returns a problem's message in the reader's language. Falls back to English. A problem in notation is located by line
 * and column, and one in a record by its path.
 */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  try {
    if (!('details' in problem)) return (await import('../base/problem/explained.js')).explained(problem, language);
    return notationProblemText(problem as NotationProblem, await loadNotationWords(language));
  } catch {
    return problem.message;
  }
}
