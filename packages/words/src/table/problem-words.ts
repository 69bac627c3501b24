import type {Given} from '@cartavola/engine';

/** Error messages of an element whose page, or data, is wrong. */
export interface ProblemWords {
  /** Start of an error message to the page's author. */
  readonly problem: string;
  /** Explanation of a problem, by its code, its path and what its message names. */
  problemText(code: string, path: string, given?: Given): string;
}
