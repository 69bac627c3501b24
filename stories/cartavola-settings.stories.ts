import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/playing-card.js';
import '@cartavola/elements/define/scopa-table.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/cartavola-settings', component: 'cartavola-settings'};
export default meta;

export const AroundAnArticle: StoryObj = {
  render: () =>
    html`<cartavola-settings deck="italian" theme="wood" hints>
      <p>The <playing-card card="7D"></playing-card> is the card that all want.</p>
      <scopa-table seed="settings"></scopa-table>
    </cartavola-settings>`,
};

export const WithALockedDeck: StoryObj = {
  render: () =>
    html`<cartavola-settings deck="italian" locked="deck level">
      <scopa-table seed="settings"></scopa-table>
    </cartavola-settings>`,
};
