import {success} from '@cartavola/engine';
import {html} from 'lit';
import {CartavolaSettings} from '../settings/cartavola-settings.js';
import type {ServerPart} from './rendered.js';

/** Server rendering of settings: only their content. */
export const settingsPart: ServerPart = {
  styles: CartavolaSettings.styles,
  render: () => Promise.resolve(success(html`<slot></slot>`)),
};
