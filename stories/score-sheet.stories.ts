import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {capodama} from './matches.js';
import {Played} from './playing.js';
import {playedOut, recordOf} from './records.js';

const meta: Meta = {
  title: 'Companions/score-sheet',
  component: 'score-sheet',
  ...controlsOf('score-sheet'),
  render: (args) => html`<score-sheet for="table" ${attributes(args)}></score-sheet>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the element is beside a table that continues a match. */
const beside = (record: unknown): Story => ({
  render: (args) =>
    html`<score-sheet for="table" ${attributes(args)}></score-sheet>
      <capodama-table id="table" speed="instant" ${attributes(args)} .record=${unchanged(record)}></capodama-table>`,
});

export const BesideATable: Story = beside(recordOf(capodama));
export const InFrench: Story = {...beside(recordOf(capodama)), args: {lang: 'fr'}};
export const InItalian: Story = {...beside(recordOf(capodama)), args: {lang: 'it'}};
export const InANarrowColumn: Story = {...beside(recordOf(capodama)), args: {width: '280px'}};
export const BeforeTheFirstScore: Story = beside(recordOf(capodama, {end: 15}));
export const AtTheEndOfAMatch: Story = beside(playedOut('capodama', {players: 4}));
export const WithoutATable: Story = {args: {for: 'nothing'}};

/** The last card of a deal is played, and the deal is scored. */
export const ADealIsScored: Story = {
  ...beside(recordOf(capodama, {end: -3})),
  play: async ({canvasElement}) => {
    const sheet = new Played(canvasElement, 'score-sheet');
    const table = new Played(canvasElement, 'capodama-table');
    await table.hears('table-score', {}, () => table.pressAt('[part=hand] .playable'));
    await expect(await sheet.find('tbody tr')).toHaveTextContent('1');
  },
};
