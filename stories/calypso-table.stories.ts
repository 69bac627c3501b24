import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {tableArguments, tableArgumentTypes, type TableArguments} from './table-arguments.js';

const meta: Meta<TableArguments> = {
  title: 'Tables/calypso-table',
  component: 'calypso-table',
  args: tableArguments,
  argTypes: tableArgumentTypes('french', 'french-4'),
  render: ({lang, deck, speed, seed, coach, sharing, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <calypso-table lang=${lang} deck=${deck} speed=${speed} seed=${seed} ?coach=${coach} sharing=${sharing}></calypso-table>
    </div>`,
};
export default meta;

type Story = StoryObj<TableArguments>;

export const Playable: Story = {};

export const InItalian: Story = {args: {lang: 'it'}};

export const FourColoursInFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const InASidebar: Story = {args: {width: '280px', speed: 'instant'}};

export const WithAScoreSheet: Story = {
  render: ({lang, seed}) =>
    html`<calypso-table lang=${lang} seed=${seed}><score-sheet slot="beside"></score-sheet></calypso-table>`,
};

export const WhereRevokesCost: Story = {
  render: ({lang, seed}) =>
    html`<calypso-table lang=${lang} seed=${seed} revoke="penalise" overruff="free"></calypso-table>`,
};

export const DrawnForSeats: Story = {
  render: ({lang, seed}) => html`<calypso-table lang=${lang} seed=${seed} draw></calypso-table>`,
};

export const FourBots: Story = {
  render: ({lang, seed}) =>
    html`<calypso-table lang=${lang} seed=${seed} seats="bot bot bot bot" speed="fast"></calypso-table>`,
};

export const AnAttributeThatIsWrong: Story = {
  render: () => html`<calypso-table overruff="never"></calypso-table>`,
};
