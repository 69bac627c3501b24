import '@cartavola/elements/define/playing-card.js';
import {RANKS, SUITS} from '@cartavola/engine';
import {capodama, packOf} from '@cartavola/engine/games/capodama/capodama.js';
import {formatCard} from '@cartavola/engine';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';

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

/** All cards at every width that they are made for. */
const all = (deck: string, cards: readonly string[]) =>
  html`${[100, 64, 44, 32].map(
    (width) => html`<p>
      ${cards.map(
        (card) =>
          html`<playing-card
            card=${card}
            deck=${deck}
            game=${deck === 'italian' ? capodama.id : nothing}
            .style=${`inline-size:${width}px;margin:2px`}
          ></playing-card>`,
      )}
    </p>`,
  )}`;

const french = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const italian = packOf({players: 5}).map(formatCard);

export const AllFrenchCards: Story = {render: () => html`${all('french', french)} ${all('french-4', french)}`};

export const AllItalianCardsOfAGame: Story = {render: () => all('italian', italian)};
