import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/playing-card.js';
import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, waitFor} from 'storybook/test';
import {attributes} from './attributes.js';
import {controlsOf} from './controls.js';
import {Played} from './playing.js';

const meta: Meta = {
  title: 'Companions/cartavola-settings',
  component: 'cartavola-settings',
  ...controlsOf('cartavola-settings'),
  render: (args) =>
    html`<cartavola-settings ${attributes(args)}>
      <p>The <playing-card card="7D">seven of diamonds</playing-card> is the card that all want.</p>
      <scopa-table seed="settings"></scopa-table>
    </cartavola-settings>`,
};
export default meta;

type Story = StoryObj;

export const AroundAnArticle: Story = {args: {deck: 'italian', theme: 'wood', hints: true}};

export const InFrench: Story = {args: {lang: 'fr', deck: 'french-4', coach: true}};

export const InItalian: Story = {args: {lang: 'it', deck: 'italian', theme: 'plain'}};

export const InANarrowColumn: Story = {args: {deck: 'italian', width: '280px'}};

/** The menu shows readers that the page has set the deck and the level. */
export const WithALockedDeck: Story = {args: {deck: 'italian', level: 'expert', locked: 'deck level'}};

/** Settings can be nested. The inner ones take precedence. */
export const OneWithinAnother: Story = {
  args: {deck: 'italian', theme: 'wood'},
  render: (args) =>
    html`<cartavola-settings ${attributes(args)}>
      <scopa-table seed="settings"></scopa-table>
      <cartavola-settings deck="french-4">
        <rules-explainer game="scopa"></rules-explainer>
      </cartavola-settings>
    </cartavola-settings>`,
};

/** The reader's choice overrides the page's settings until `forget` is called. */
export const AReaderChooses: Story = {
  args: {theme: 'wood'},
  play: async ({canvasElement}) => {
    const settings = canvasElement.querySelector('cartavola-settings')!;
    const table = new Played(canvasElement, 'scopa-table');
    const themed = async (theme: string): Promise<void> => {
      const felt = await table.find('[part=table]');
      await waitFor(() => expect(felt).toHaveAttribute('data-theme', theme));
    };
    await themed('wood');
    settings.choose('theme', 'plain');
    await themed('plain');
    settings.forget();
    await themed('wood');
  },
};
