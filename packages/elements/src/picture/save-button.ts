import type {Picture} from '@cartavola/diagrams';

/** Save button of a picture. */
export interface SaveButton extends HTMLElement {
  /** Picture currently shown, and its title. */
  saved: readonly [picture: Picture, title: string];
}

/** Message shown if the code could not be loaded. Pressing the button again retries. */
export const UNLOADED = 'Part of the page could not be loaded.';
