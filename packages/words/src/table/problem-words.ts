/** Error messages of a table whose page, or data, is wrong. */
export interface ProblemWords {
  /** The start of the message of an error that the page's author can mend. */
  readonly problem: string;
  /** What is wrong, by the code of the problem; `path` says where. */
  problemText(code: string, path: string): string;
}
