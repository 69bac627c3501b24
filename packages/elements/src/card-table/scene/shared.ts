/** Outcome of copying a link: to the deal that a match began with, or to the match with its moves. */
export interface CopiedLink {
  /** Address that was to be copied; undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
  /** True for the match with its moves. */
  readonly isMatch: boolean;
}

/** Outcome of saving the match as a file. */
export interface SavedFile {
  /** Name of the file; undefined if there is nothing to save yet. */
  readonly file: string | undefined;
  /** Text to copy by hand; absent where the page may surely save files. */
  readonly text?: string;
}

/** Outcome of sharing a match. */
export type Shared = CopiedLink | SavedFile;
