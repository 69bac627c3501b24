import type {Problem} from '@cartavola/engine';
import type {NotationProblem} from '@cartavola/engine/notation.js';
import {loadNotationWords, loadProblemWords, notationProblemText, type Language} from '@cartavola/words';

/**
 * Says a problem in the reader's language: a fault of notation with its line and column, one of a record by its path. What only the author of the
 * page can mend, and what cannot be loaded, is said in English.
 */
export async function problemText(problem: Problem, language: Language): Promise<string> {
  const {code, path, message} = problem;
  try {
    if ('details' in problem) return notationProblemText(problem as NotationProblem, await loadNotationWords(language));
    return /^(?:record|options)\./.test(code) ? (await loadProblemWords(language)).problemText(code, path) : message;
  } catch {
    return message;
  }
}
