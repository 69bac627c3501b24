/** Problem in a block, with its location in the Markdown text. */
export interface MarkdownProblem {
  /** Code such as `notation.card` or `markdown.attribute`. */
  readonly code: string;
  readonly message: string;
  /** Line, from 1, in the text passed to the plugin, which may not include the front matter. */
  readonly line: number;
  /** Column, from 1, within that line of the block. */
  readonly column?: number;
}

/** Returns a problem on the first line of a block. */
export const problemOf = (code: string, message: string): MarkdownProblem => ({code, message, line: 0});
