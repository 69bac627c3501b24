import '@cartavola/elements/define/score-pad.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html, nothing} from 'lit';

interface Arguments {
  lang: string;
  game: string;
  /** Number of players; `open`: the players choose. */
  players: string;
  rules: string;
  /** Of the place where it stands. */
  width: string;
}

const meta: Meta<Arguments> = {
  title: 'Real tables/score-pad',
  component: 'score-pad',
  args: {lang: 'en', game: 'scopa', players: 'open', rules: 'open', width: '360px'},
  argTypes: {
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    game: {control: 'inline-radio', options: ['scopa', 'capodama', 'capra', 'calypso']},
    players: {control: 'inline-radio', options: ['open', '2', '4']},
    rules: {control: 'inline-radio', options: ['open', 'source', 'italian']},
  },
  render: ({lang, game, players, rules, width}) => {
    const given = (value: string, games: readonly string[]): unknown =>
      value === 'open' || !games.includes(game) ? nothing : value;
    return html`<div .style=${`max-inline-size:${width}`}>
      <score-pad
        lang=${lang}
        game=${game}
        save=${`story ${lang} ${width}`}
        players=${given(players, ['scopa', 'capodama'])}
        rules=${given(rules, ['scopa'])}
      ></score-pad>
    </div>`;
  },
};
export default meta;

type Story = StoryObj<Arguments>;

export const ANewMatch: Story = {};

/** A match of Scopa that goes on. */
const PAD = {
  format: 'cartavola-pad/1',
  game: 'scopa',
  options: {players: 2, rules: 'italian'},
  players: ['Ada', 'Bea'],
  dealer: 0,
  rounds: [
    {cards: [22, 18], coins: [6, 4], prime: [78, 70], settebello: 0, scope: [2, 0]},
    {cards: [18, 22], coins: [4, 6], prime: [70, 81], settebello: 1, scope: [0, 1]},
    {cards: [20, 20], coins: [7, 3], prime: [81, 70], settebello: 0, scope: [1, 0]},
  ],
};

export const AMatchWithASheet: Story = {
  render: ({lang, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <score-pad id="evening" lang=${lang} game="scopa" save="story with a sheet" .pad=${PAD}></score-pad>
      <score-sheet for="evening"></score-sheet>
    </div>`,
};
