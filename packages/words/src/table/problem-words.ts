import type {Given} from '@cartavola/engine';

/** Error messages of an element about a fault in the page or its data. */
export interface ProblemWords {
  /** Start of an error message for the page's author. */
  readonly problem: string;
  /** Explanation of a problem, based on its code, its path and the values in its message. */
  problemText(code: string, path: string, given?: Given): string;
}
