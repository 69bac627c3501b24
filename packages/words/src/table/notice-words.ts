/** Notices of a table about the match: it is loading, is played elsewhere, cannot be saved, or has a result to share. */
export interface NoticeWords {
  /** Notice that the record is being loaded. */
  readonly waiting: string;
  /** Notice that another tab, or another table of the page, plays the match. */
  readonly elsewhere: string;
  /** Label of the button that takes the match over. */
  readonly playHere: string;
  /** Notice that the browser's storage is full. */
  readonly full: string;
  /** Notice that the page may not use the browser's storage. */
  readonly forbidden: string;
  /** Question whether the deal of a link should replace the current match. */
  readonly openDeal: string;
  /** Result of the friend who sent the link. `result`: such as `4–2`. */
  toBeat(result: string): string;
  /** Label of the button that opens the deal of a link. */
  readonly playDeal: string;
  /** Question whether the match of a link should replace the current one. */
  readonly openMatch: string;
  /** Label of the button that opens the match of a link. */
  readonly playMatch: string;
  /** Message that a link is invalid. */
  readonly wrongLink: string;
  /** Question whether the match of a file should replace the current one. */
  readonly openFile: string;
  /** Message that a file is invalid. */
  readonly wrongFile: string;
  /** Says where a file can be dropped. */
  readonly dropHere: string;
  /** Number of the day or week of a shared deal, short. */
  readonly dayNumber: Readonly<Record<'daily' | 'weekly', (number: number) => string>>;
  /** Result of an expert with the reader's cards. `result`: such as `3–3`, or undefined while it is unknown. */
  expertMade(result: string | undefined): string;
  /** Result of an expert, short, for a text to share. */
  expertShort(result: string): string;
  /** Label of the button that shares the result. */
  readonly share: string;
  /** Message that the text to share has been copied. */
  readonly copied: string;
  /** Label of the field with the text to share, if it cannot be copied. */
  readonly toCopy: string;
}
