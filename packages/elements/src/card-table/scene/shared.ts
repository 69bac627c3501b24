/** Outcome of copying a link: to the deal that a match began with, or to the match with its moves. */
export interface DealCopy {
  /** Address that was to be copied; undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
  /** True for the match with its moves. */
  readonly isMatch: boolean;
}
