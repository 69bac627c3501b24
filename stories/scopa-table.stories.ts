import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

interface Arguments {
  lang: string;
  deck: string;
  speed: string;
  rules: string;
  players: string;
  seed: string;
  width: string;
}

const meta: Meta<Arguments> = {
  title: 'Tables/scopa-table',
  component: 'scopa-table',
  args: {lang: 'en', deck: 'french', speed: 'normal', rules: 'source', players: '2', seed: 'storybook', width: '100%'},
  argTypes: {
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']},
    rules: {control: 'inline-radio', options: ['source', 'italian']},
    players: {control: 'inline-radio', options: ['2', '4']},
    speed: {control: 'inline-radio', options: ['instant', 'fast', 'normal', 'slow']},
  },
  render: ({lang, deck, speed, rules, players, seed, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <scopa-table
        lang=${lang}
        deck=${deck}
        speed=${speed}
        rules=${rules}
        players=${players}
        seed=${seed}
      ></scopa-table>
    </div>`,
};
export default meta;

type Story = StoryObj<Arguments>;

export const Playable: Story = {};

export const ItalianCardsInItalian: Story = {args: {lang: 'it', deck: 'italian', rules: 'italian'}};

export const FourColoursInFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const InPartnerships: Story = {args: {players: '4'}};

export const InASidebar: Story = {args: {width: '280px', speed: 'instant'}};

export const WithAScoreSheet: Story = {
  render: ({lang, seed}) =>
    html`<scopa-table lang=${lang} seed=${seed}><score-sheet slot="beside"></score-sheet></scopa-table>`,
};

export const FourBots: Story = {
  render: ({lang, seed}) =>
    html`<scopa-table lang=${lang} seed=${seed} players="4" seats="bot bot bot bot" speed="fast"></scopa-table>`,
};

export const AnAttributeThatIsWrong: Story = {
  render: () => html`<scopa-table players="3"></scopa-table>`,
};
