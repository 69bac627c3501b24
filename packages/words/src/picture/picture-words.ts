/** Strings for saving a picture of cards as a file. */
export interface PictureWords {
  /** Says that the browser is saving a file. */
  saved(file: string): string;
  /** Says that the browser may not have saved the file. */
  barred(file: string): string;
  /** Says that the file is an SVG instead of a PNG. `said` is the message about the file. */
  notPng(said: string): string;
  /** Says that no file could be created. */
  readonly failed: string;
}
