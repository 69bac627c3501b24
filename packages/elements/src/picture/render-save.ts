import type {Picture} from '@cartavola/diagrams';
import {html, type TemplateResult} from 'lit';

/** Button that saves the picture beside it. */
export interface SaveButton extends HTMLElement {
  /** Picture that is shown at present, and what it is called. */
  saved: readonly [picture: Picture, title: string];
}

/** Said where the code that saves a picture could not be loaded; the next press tries again. */
export const UNLOADED = 'A part could not be loaded.';

const press = (event: Event): void => {
  const button = event.target as SaveButton;
  // The picture may stand in a link.
  event.preventDefault();
  import('./later/offer-save.js').then(
    ({offerSave}) => offerSave(button),
    () => (button.textContent = UNLOADED),
  );
};

/** Renders the button that offers to save a picture, in a corner of its ground; `title`: what it is called. */
export const renderSave = (label: string, picture: Picture, title: string): TemplateResult =>
  html`<button class="save" part="save" type="button" .saved=${[picture, title]} @click=${press}>${label}</button>`;
