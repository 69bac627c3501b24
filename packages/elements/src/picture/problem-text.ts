import type {Problem} from '@cartavola/engine';
import type {NotationProblem} from '@cartavola/engine/notation.js';
import {loadNotationWords, notationProblemText, type Language} from '@cartavola/words';

/**
 * Returns the text of a problem in the reader's language. Falls back to English. Names the line and column in notation,
 * or the path in a record.
 */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  try {
    if (!('details' in problem)) return (await import('../base/problem/explained.js')).explained(problem, language);
    return notationProblemText(problem as NotationProblem, await loadNotationWords(language));
  } catch {
    return problem.message;
  }
}
