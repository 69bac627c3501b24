import type {Picture} from '@cartavola/diagrams';
import {html, type TemplateResult} from 'lit';
import {UNLOADED, type SaveButton} from './save-button.js';

const press = (event: Event): void => {
  const button = event.target as SaveButton;
  // Don't follow a link around the picture.
  event.preventDefault();
  import('./saving/offer-save.js').then(
    ({offerSave}) => offerSave(button),
    () => (button.textContent = UNLOADED),
  );
};

/** Renders a picture's save button, in a corner of its background. `title` is the picture's title. */
export const renderSave = (label: string, picture: Picture, title: string): TemplateResult =>
  html`<button class="save" part="save" type="button" .saved=${[picture, title]} @click=${press}>${label}</button>`;
