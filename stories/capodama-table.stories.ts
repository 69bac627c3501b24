import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {tableArguments, tableArgumentTypes, type TableArguments} from './table-arguments.js';

const meta: Meta<TableArguments> = {
  title: 'Tables/capodama-table',
  component: 'capodama-table',
  args: tableArguments,
  argTypes: tableArgumentTypes('french', 'french-4', 'italian'),
  render: ({lang, deck, speed, seed, coach, sharing, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <capodama-table lang=${lang} deck=${deck} speed=${speed} seed=${seed} ?coach=${coach} sharing=${sharing}></capodama-table>
    </div>`,
};
export default meta;

type Story = StoryObj<TableArguments>;

export const Playable: Story = {};

export const ItalianCardsInItalian: Story = {args: {lang: 'it', deck: 'italian'}};

export const FourColoursInFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const InASidebar: Story = {args: {width: '280px', speed: 'instant'}};

export const WithAScoreSheet: Story = {
  render: ({lang, seed}) =>
    html`<capodama-table lang=${lang} seed=${seed}><score-sheet slot="beside"></score-sheet></capodama-table>`,
};

export const WithHintsAgainstExperts: Story = {
  render: ({lang, seed}) => html`<capodama-table lang=${lang} seed=${seed} level="expert" hints></capodama-table>`,
};

export const FourBots: Story = {
  render: ({lang, seed}) =>
    html`<capodama-table lang=${lang} seed=${seed} seats="bot bot bot bot" speed="fast"></capodama-table>`,
};

export const AnAttributeThatIsWrong: Story = {
  render: () => html`<capodama-table players="9"></capodama-table>`,
};
