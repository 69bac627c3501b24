/** Results of playing a deal several times, as strings such as `3–3`. */
export interface ExpertSummary {
  readonly times: number;
  readonly mean: string;
  readonly worst: string;
  readonly best: string;
}

/** A table's notices about the match: for example, that it is loading, is being played elsewhere or can't be saved. */
export interface NoticeWords {
  /** Says that the record is being loaded. */
  readonly waiting: string;
  /** Says that the match is being played in another tab, or at another table on the page. */
  readonly elsewhere: string;
  /** Label for the button that takes over the match. */
  readonly playHere: string;
  /** Says that the browser's storage is full. */
  readonly full: string;
  /** Says that the page isn't allowed to use the browser's storage. */
  readonly forbidden: string;
  /** Asks whether a link's deal should replace the current match. */
  readonly openDeal: string;
  /** Result of the friend who sent the link. `result` is a string such as `4–2`. */
  toBeat(result: string): string;
  /** Label for the button that opens a link's deal. */
  readonly playDeal: string;
  /** Asks whether a link's match should replace the current one. */
  readonly openMatch: string;
  /** Label for the button that opens a link's match. */
  readonly playMatch: string;
  /** Says that a link is invalid. */
  readonly wrongLink: string;
  /** Asks whether a file's match should replace the current one. */
  readonly openFile: string;
  /** Says that a file is invalid. */
  readonly wrongFile: string;
  /** Says where a file can be dropped. */
  readonly dropHere: string;
  /** Short label with the number of a shared deal's day or week. */
  readonly dayNumber: Readonly<Record<'daily' | 'weekly', (number: number) => string>>;
  /** Expert's results with the reader's cards. `results` is undefined while they are unknown. */
  expertMade(results: ExpertSummary | undefined): string;
  /** Expert's result in a few words, for the text to share. */
  expertShort(result: string): string;
  /** Label of the button that shares the result. */
  readonly share: string;
  /** Says that the text to share has been copied. */
  readonly copied: string;
  /** Label for the field with the text to share, if it can't be copied. */
  readonly toCopy: string;
}
