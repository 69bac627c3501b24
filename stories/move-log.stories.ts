import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/move-log.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {capodama} from './matches.js';
import {Played} from './playing.js';
import {recordOf} from './records.js';

const meta: Meta = {
  title: 'Companions/move-log',
  component: 'move-log',
  ...controlsOf('move-log'),
  render: (args) => html`<move-log for="table" ${attributes(args)}></move-log>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the element is beside a table that continues a match. */
const beside = (record: unknown): Story => ({
  render: (args) =>
    html`<move-log for="table" ${attributes(args)}></move-log>
      <capodama-table id="table" speed="instant" ${attributes(args)} .record=${unchanged(record)}></capodama-table>`,
});

export const BesideATable: Story = beside(recordOf(capodama, {end: 15}));
export const InFrench: Story = {...beside(recordOf(capodama, {end: 15})), args: {lang: 'fr'}};
export const InItalian: Story = {...beside(recordOf(capodama, {end: 15})), args: {lang: 'it'}};
export const InANarrowColumn: Story = {...beside(recordOf(capodama, {end: 15})), args: {width: '280px'}};
export const AtTheEndOfADeal: Story = beside(recordOf(capodama));

/** The log grows while bots play. */
export const WhileBotsPlay: Story = {
  render: (args) =>
    html`<move-log for="table" ${attributes(args)}></move-log>
      <capodama-table id="table" seed="log" speed="fast" seats="bot bot bot bot" ${attributes(args)}></capodama-table>`,
};

/** The log is inside the table. */
export const InATable: Story = {
  render: (args) =>
    html`<capodama-table seed="log" speed="instant" ${attributes(args)}>
      <move-log slot="beside" ${attributes(args)}></move-log>
    </capodama-table>`,
};

export const WithoutATable: Story = {args: {for: 'nothing'}};

export const AMoveIsLogged: Story = {
  ...beside(recordOf(capodama, {end: 15})),
  play: async ({canvasElement}) => {
    const log = new Played(canvasElement, 'move-log');
    const table = new Played(canvasElement, 'capodama-table');
    await log.says('[part=log]', 'You');
    await table.hears('table-move', {seat: 0}, () => table.pressAt('[part=hand] [data-card="KD"]'));
    await log.says('[part=log]', 'king of diamonds');
    await expect(table.element).toHaveProperty('log');
  },
};
