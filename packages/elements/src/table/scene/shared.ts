/** Outcome of copying a link. */
export interface CopiedLink {
  /** URL that was to be copied, or undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
  /**
   * Target of the link: the match's first deal, a later deal with all earlier ones, or the match with all its moves.
   */
  readonly to: 'first-deal' | 'later-deal' | 'match';
}

/** Outcome of saving the match as a file. */
export interface SavedFile {
  /** Name of the file, or undefined if there is nothing to save yet. */
  readonly file: string | undefined;
  /** Text for the reader to copy by hand. Absent if it is certain that the page can save files. */
  readonly text?: string;
}

/** Outcome of sharing a match. */
export type Shared = CopiedLink | SavedFile;
