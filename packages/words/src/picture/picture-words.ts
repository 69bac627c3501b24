/** Texts about saving a picture of cards as a file. */
export interface PictureWords {
  /** Message that the browser is saving a file. */
  saved(file: string): string;
  /** Message that the browser may not have saved it. */
  barred(file: string): string;
  /** Message that no file could be made. */
  readonly failed: string;
}
