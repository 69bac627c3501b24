/** Outcome of copying the link to the deal that a match began with. */
export interface DealCopy {
  /** Address that was to be copied; undefined if the match has none. */
  readonly address: string | undefined;
  readonly isCopied: boolean;
}
