import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {tableArguments, tableArgumentTypes, type TableArguments} from './table-arguments.js';

const meta: Meta<TableArguments> = {
  title: 'Tables/capra-table',
  component: 'capra-table',
  args: tableArguments,
  argTypes: tableArgumentTypes('french', 'french-4'),
  render: ({lang, deck, speed, seed, coach, sharing, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <capra-table lang=${lang} deck=${deck} speed=${speed} seed=${seed} ?coach=${coach} sharing=${sharing}></capra-table>
    </div>`,
};
export default meta;

type Story = StoryObj<TableArguments>;

export const Playable: Story = {};

export const InItalian: Story = {args: {lang: 'it'}};

export const AskedToEnterOutOfTurn: Story = {args: {seed: 's377'}};

export const FourColoursInFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const InASidebar: Story = {args: {width: '280px', speed: 'instant'}};

export const WithAScoreSheet: Story = {
  render: ({lang, seed}) =>
    html`<capra-table lang=${lang} seed=${seed}><score-sheet slot="beside"></score-sheet></capra-table>`,
};

export const FourBots: Story = {
  render: ({lang, seed}) =>
    html`<capra-table lang=${lang} seed=${seed} seats="bot bot bot bot" speed="fast"></capra-table>`,
};

export const AnAttributeThatIsWrong: Story = {
  render: () => html`<capra-table deck="italian"></capra-table>`,
};
