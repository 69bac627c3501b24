import '@cartavola/elements/define/card-diagram.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {calypso, capodama, capra, scopa} from './matches.js';

interface Arguments {
  lang: string;
  deck: string;
  theme: string;
  sharing: string;
  /** Of the place where it stands. */
  width: string;
}

/** An end of a deal of Scopa. */
const ENDING = 'players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';

const meta: Meta<Arguments> = {
  title: 'Articles/card-diagram',
  component: 'card-diagram',
  args: {lang: 'en', deck: 'french', theme: 'felt', sharing: 'all', width: '100%'},
  argTypes: {
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']},
    theme: {control: 'inline-radio', options: ['felt', 'light', 'dark', 'plain']},
    sharing: {control: 'inline-radio', options: ['all', 'none']},
  },
  render: ({lang, deck, theme, sharing, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <card-diagram
        game="scopa"
        letters="en"
        lang=${lang}
        deck=${deck}
        theme=${theme}
        sharing=${sharing}
        arrows=${'7H>5D, 7H>2C'}
        .notation=${ENDING}
      ></card-diagram>
    </div>`,
};
export default meta;

type Story = StoryObj<Arguments>;

export const APosition: Story = {};

export const InASentence: Story = {
  render: ({lang, deck}) =>
    html`<p>
      Keep <card-diagram inline letters="en" lang=${lang} deck=${deck}>7D KH</card-diagram> for the end, and lead
      <card-diagram inline letters="en" lang=${lang} deck=${deck}>AS*</card-diagram> now: nobody can beat it, and
      whoever has to follow will have a card less when it counts.
    </p>`,
};

export const AFigure: Story = {
  render: ({lang, deck, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <card-diagram letters="en" lang=${lang} deck=${deck} caption="Which card would you lead?" dim="5 6"
        >AS KH 7D* 5C 6C</card-diagram
      >
    </div>`,
};

export const Dark: Story = {args: {theme: 'dark'}};

/** In French, with French letters. */
export const ItalianCardsInFrench: Story = {
  render: ({width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <card-diagram
        game="scopa"
        lang="fr"
        deck="italian"
        .notation=${'players: 2 / you: AP 7K* RC / table: 2T 5K / stock 24'}
      ></card-diagram>
    </div>`,
  argTypes: {lang: {control: false}, deck: {control: false}, theme: {control: false}},
};

/** A moment of a match, after so many moves. */
const moment = (game: string, match: string, ply: number): Story => ({
  render: ({lang, theme, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <card-diagram
        game=${game}
        letters="en"
        lang=${lang}
        theme=${theme}
        ply=${ply}
        .notation=${match}
      ></card-diagram>
    </div>`,
});

export const AMomentOfCapodama: Story = moment('capodama', capodama, 19);
export const AMomentOfScopa: Story = moment('scopa', scopa, 10);
export const AMomentOfCapra: Story = moment('capra', capra, 6);
export const AMomentOfCalypso: Story = moment('calypso', calypso, 19);

/** What one player could see. */
export const AsOneSeat: Story = {
  render: ({lang, theme}) =>
    html`<card-diagram
      game="capodama"
      letters="en"
      lang=${lang}
      theme=${theme}
      ply="19"
      seat="1"
      .notation=${capodama}
    ></card-diagram>`,
};

export const ANotationThatIsWrong: Story = {
  render: () => html`<card-diagram lang="en">AS KH 1S</card-diagram>`,
};
