import '@cartavola/elements/define/game-replay.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, type TemplateResult} from 'lit';
import {calypso, capodama, capra, scopa} from './matches.js';

interface Arguments {
  lang: string;
  deck: string;
  theme: string;
  speed: string;
  sharing: string;
  /** Of the place where it stands. */
  width: string;
}

const meta: Meta<Arguments> = {
  title: 'Articles/game-replay',
  component: 'game-replay',
  args: {lang: 'en', deck: 'french', theme: 'felt', speed: 'normal', sharing: 'all', width: '100%'},
  argTypes: {
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    deck: {control: 'inline-radio', options: ['french', 'french-4']},
    theme: {control: 'inline-radio', options: ['felt', 'light', 'dark', 'plain']},
    speed: {control: 'inline-radio', options: ['slow', 'normal', 'fast']},
    sharing: {control: 'inline-radio', options: ['all', 'none']},
  },
};
export default meta;

type Story = StoryObj<Arguments>;

/** Renders a replay of a match; `asked`: moment, seat and guesses. */
const replay = (
  match: string,
  {lang, deck, theme, speed, sharing, width}: Arguments,
  {ply = '0', seat, guess}: {readonly ply?: string; readonly seat?: string; readonly guess?: string} = {},
): TemplateResult =>
  html`<div .style=${`max-inline-size:${width}`}>
    <game-replay
      id="replay"
      letters="en"
      lang=${lang}
      deck=${deck}
      theme=${theme}
      speed=${speed}
      sharing=${sharing}
      ply=${ply}
      .seat=${seat}
      .guess=${guess}
      ><pre data-cartavola-record>${match}</pre></game-replay
    >
  </div>`;

export const Capodama: Story = {render: (given) => replay(capodama, given, {ply: '11'})};
export const Scopa: Story = {render: (given) => replay(scopa, given, {ply: '2'})};
export const Capra: Story = {render: (given) => replay(capra, given, {ply: '5'})};
export const Calypso: Story = {render: (given) => replay(calypso, given, {ply: '6'})};

export const ItalianCardsInItalian: Story = {
  args: {lang: 'it', deck: 'italian'},
  argTypes: {deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']}},
  render: (given) => replay(scopa, given, {ply: '6'}),
};

/** The reader sees what that player could see. */
export const AsOneSeat: Story = {render: (given) => replay(capra, given, {seat: '2', ply: '4'})};

/** The reader finds the moves of a player. */
export const Guess: Story = {render: (given) => replay(scopa, given, {guess: '0', ply: '1'})};

/** Each reader sees the comments in the language of the page. */
export const CommentsInThreeLanguages: Story = {
  args: {lang: 'fr'},
  render: (given) => replay(capodama, given, {ply: '13'}),
};

export const Dark: Story = {args: {theme: 'dark'}, render: (given) => replay(calypso, given, {ply: '9'})};

export const InASidebar: Story = {args: {width: '300px'}, render: (given) => replay(scopa, given, {ply: '9'})};

/** The first move is not legal. */
export const ARecordThatIsWrong: Story = {
  render: (given) => replay(scopa.replace('JD x JS', 'KD'), given),
};
