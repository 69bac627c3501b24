import type {Picture} from '@cartavola/diagrams';

/** Button that saves the picture beside it. */
export interface SaveButton extends HTMLElement {
  /** Picture that is shown at present, and what it is called. */
  saved: readonly [picture: Picture, title: string];
}

/** Said where the code that saves a picture could not be loaded; the next press tries again. */
export const UNLOADED = 'A part could not be loaded.';
