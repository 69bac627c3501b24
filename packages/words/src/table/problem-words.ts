/** Error messages of a table whose page, or data, is wrong. */
export interface ProblemWords {
  /** Start of an error message to the page's author. */
  readonly problem: string;
  /** Explanation of a problem, by its code and path. */
  problemText(code: string, path: string): string;
}
