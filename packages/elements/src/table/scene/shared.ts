/** Outcome of copying a link. */
export interface CopiedLink {
  /** Address that was to be copied; undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
  /** Where it leads: to the first deal of the match, to a later one after those before, or to the match with all its moves. */
  readonly to: 'first-deal' | 'later-deal' | 'match';
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
