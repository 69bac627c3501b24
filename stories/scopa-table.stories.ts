import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {tableArguments, tableArgumentTypes, type TableArguments} from './table-arguments.js';

interface Arguments extends TableArguments {
  rules: string;
  players: string;
}

const meta: Meta<Arguments> = {
  title: 'Tables/scopa-table',
  component: 'scopa-table',
  args: {...tableArguments, rules: 'source', players: '2'},
  argTypes: {
    ...tableArgumentTypes('french', 'french-4', 'italian'),
    rules: {control: 'inline-radio', options: ['source', 'italian']},
    players: {control: 'inline-radio', options: ['2', '4']},
  },
  render: ({lang, deck, speed, rules, players, seed, coach, sharing, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <scopa-table
        lang=${lang}
        deck=${deck}
        speed=${speed}
        rules=${rules}
        players=${players}
        seed=${seed}
        ?coach=${coach}
        sharing=${sharing}
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

/** The same cards for all readers, by the date; they are told and can be shared at the end of the deal. */
export const TheDealOfTheDay: Story = {
  render: ({lang}) => html`<scopa-table lang=${lang} seed="daily"></scopa-table>`,
};

/** The tools stand on the left. */
export const ForTheLeftHand: Story = {
  render: ({lang, seed}) => html`<scopa-table lang=${lang} seed=${seed} left-hand></scopa-table>`,
};

export const AgainstTheCookAndTheSailor: Story = {
  render: ({lang, seed}) =>
    html`<scopa-table lang=${lang} seed=${seed} players="4" characters="cook sailor"></scopa-table>`,
};

export const FourBots: Story = {
  render: ({lang, seed}) =>
    html`<scopa-table lang=${lang} seed=${seed} players="4" seats="bot bot bot bot" speed="fast"></scopa-table>`,
};

export const AnAttributeThatIsWrong: Story = {
  render: () => html`<scopa-table players="3"></scopa-table>`,
};
