import type {Picture} from '@cartavola/diagrams';

/** Button that saves the picture beside it. */
export interface SaveButton extends HTMLElement {
  /** Picture currently shown, and its title. */
  saved: readonly [picture: Picture, title: string];
}

/** Message if the code for saving a picture could not be loaded. The next press tries again. */
export const UNLOADED = 'A part could not be loaded.';
