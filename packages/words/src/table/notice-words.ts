/** Notices of a table about the match: it is loading, is played elsewhere, or cannot be saved. */
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
}
