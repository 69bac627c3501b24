import '@cartavola/elements/define/playing-card.js';
import {RANKS, SUITS} from '@cartavola/engine';
import {capodama, packOf} from '@cartavola/engine/games/capodama/capodama.js';
import {formatCard} from '@cartavola/engine';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

interface Arguments {
  card: string;
  deck: string;
  compact: boolean;
  lang: string;
}

const meta: Meta<Arguments> = {
  title: 'Cards/playing-card',
  component: 'playing-card',
  args: {card: 'QH', deck: 'french', compact: false, lang: 'en'},
  argTypes: {
    deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']},
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
  },
  render: ({card, deck, compact, lang}) =>
    html`<playing-card card=${card} deck=${deck} lang=${lang} ?compact=${compact}></playing-card>`,
};
export default meta;

type Story = StoryObj<Arguments>;

export const OneCard: Story = {};

export const InAText: Story = {
  render: () =>
    html`<p>
      The queen of hearts <playing-card card="QH"></playing-card> beats the king
      <playing-card card="KH"></playing-card>: she is a trump.
    </p>`,
};

export const FaceDown: Story = {args: {card: ''}};

/** All cards of a deck at some widths: they are made for 32, 44, 64 and 100 pixels. */
const all = (deck: string, cards: readonly string[], widths: readonly number[]) =>
  html`${widths.map(
    (width) => html`<p>
      ${cards.map(
        (card) =>
          html`<playing-card
            card=${card}
            deck=${deck}
            game=${capodama.id}
            .style=${`inline-size:${width}px;margin:2px`}
          ></playing-card>`,
      )}
    </p>`,
  )}`;

const french = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const italian = packOf({players: 5}).map(formatCard);

export const AllFrenchCards: Story = {render: () => all('french', french, [100, 64])};
export const AllFrenchCardsSmall: Story = {render: () => all('french', french, [44, 32])};
export const FourColours: Story = {render: () => all('french-4', french, [100, 44])};
export const AllItalianCardsOfAGame: Story = {render: () => all('italian', italian, [100, 64])};
export const AllItalianCardsSmall: Story = {render: () => all('italian', italian, [44, 32])};
