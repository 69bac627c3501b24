/** Notices of a table about the match itself: that it is on its way, is played elsewhere, or cannot be kept. */
export interface NoticeWords {
  /** The record is being loaded. */
  readonly waiting: string;
  /** Another tab, or another table of the page, plays the match. */
  readonly elsewhere: string;
  /** A button: to play the match here from now on. */
  readonly playHere: string;
  /** There is no room in the browser's storage. */
  readonly full: string;
  /** The page may not use the browser's storage. */
  readonly forbidden: string;
}
