/** Outcome of copying a link. */
export interface CopiedLink {
  /** Address that was to be copied; undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
  /** Target of the link: the first deal of the match, a later one with the deals before it, or the match with all its moves. */
  readonly to: 'first-deal' | 'later-deal' | 'match';
}

/** Outcome of saving the match as a file. */
export interface SavedFile {
  /** Name of the file; undefined if there is nothing to save yet. */
  readonly file: string | undefined;
  /** Text to copy by hand; absent if the page can certainly save files. */
  readonly text?: string;
}

/** Outcome of sharing a match. */
export type Shared = CopiedLink | SavedFile;
