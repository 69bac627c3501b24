/** What is wrong with a block, where it is in the Markdown text. */
export interface MarkdownProblem {
  /** Such as `notation.card`, or `markdown.attribute`. */
  readonly code: string;
  readonly message: string;
  /** Line from 1, in the text that the tool was given: without front matter, where that was taken off before. */
  readonly line: number;
  /** Column from 1 within that line of the block. */
  readonly column?: number;
}

/** Makes a problem of the first line of a block. */
export const problemOf = (code: string, message: string): MarkdownProblem => ({code, message, line: 0});
