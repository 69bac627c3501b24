import '@cartavola/elements/define/playing-card.js';
import {formatCard, RANKS, SUITS} from '@cartavola/engine';
import {capodama, packOf} from '@cartavola/engine/games/capodama/capodama.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes} from './attributes.js';
import {controlsOf} from './controls.js';
import {Played} from './playing.js';

const meta: Meta = {
  title: 'Cards/playing-card',
  component: 'playing-card',
  ...controlsOf('playing-card', {card: 'QH'}),
  render: (args) => html`<playing-card ${attributes(args)}></playing-card>`,
};
export default meta;

type Story = StoryObj;

export const OneCard: Story = {};

export const InAText: Story = {
  args: {card: 'KH'},
  render: (args) =>
    html`<p>
      The <playing-card ${attributes({...args, card: 'QH'})}>queen of hearts</playing-card> beats the
      <playing-card ${attributes(args)}>king of hearts</playing-card>: she is a trump.
    </p>`,
};

export const Compact: Story = {args: {compact: true}};

export const FaceDown: Story = {args: {card: ''}};

export const Italian: Story = {args: {card: '7D', deck: 'italian', lang: 'it'}};

/** Each game maps ranks and suits to cards in the deck. */
export const ItalianInCapodama: Story = {args: {card: 'QH', deck: 'italian', game: 'capodama', lang: 'it'}};

export const InFrench: Story = {args: {card: 'KC', deck: 'french-4', lang: 'fr'}};

/** All cards of a deck at the widths that they are designed for: 32, 44, 64 and 100 pixels. */
const all = (deck: string, cards: readonly string[], widths: readonly number[]): Story => ({
  args: {game: capodama.id},
  argTypes: {card: {control: false}, deck: {control: false}, game: {control: false}},
  render: (args) =>
    html`${widths.map(
      (width) => html`<p>
        ${cards.map(
          (card) =>
            html`<playing-card
              ${attributes({...args, card, deck})}
              .style=${`inline-size:${width}px;margin:2px`}
            ></playing-card>`,
        )}
      </p>`,
    )}`,
});

const french = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const italian = packOf({players: 5}).map(formatCard);

export const AllFrenchCards: Story = all('french', french, [100, 64]);
export const AllFrenchCardsSmall: Story = all('french', french, [44, 32]);
export const FourColours: Story = all('french-4', french, [100, 44]);
export const AllItalianCardsOfAGame: Story = all('italian', italian, [100, 64]);
export const AllItalianCardsSmall: Story = all('italian', italian, [44, 32]);

export const ACodeThatIsWrong: Story = {args: {card: 'XS'}};

/** Screen readers read the card's name in the page's language. */
export const TheCardIsTold: Story = {
  args: {card: '7D', deck: 'italian', lang: 'it'},
  play: async ({canvasElement}) => {
    const card = new Played(canvasElement, 'playing-card');
    await expect(await card.find('[aria-label]')).toHaveAttribute('aria-label', 'sette di denari');
  },
};
