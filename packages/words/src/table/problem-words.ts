import type {Given} from '@cartavola/engine';

/** Error messages of an element with a fault in its page or its data. */
export interface ProblemWords {
  /** Start of an error message to the page's author. */
  readonly problem: string;
  /** Explanation of a problem, by its code, its path and the values in its message. */
  problemText(code: string, path: string, given?: Given): string;
}
