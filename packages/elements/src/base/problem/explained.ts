import type {Problem} from '@cartavola/engine';
import {loadProblemWords, type Language} from '@cartavola/words';

/** Returns a problem's message in the reader's language, or in English if that language can't be loaded. */
export async function explained({code, path, message, given}: Problem, language: Language): Promise<string> {
  try {
    return (await loadProblemWords(language)).problemText(code, path, given);
  } catch {
    return message;
  }
}
