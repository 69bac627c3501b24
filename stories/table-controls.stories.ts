import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/table-controls.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {capodama} from './matches.js';
import {Played} from './playing.js';
import {recordOf} from './records.js';

const meta: Meta = {
  title: 'Companions/table-controls',
  component: 'table-controls',
  ...controlsOf('table-controls'),
  render: (args) => html`<table-controls for="table" ${attributes(args)}></table-controls>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the element is beside a table that continues a match. */
const beside = (record: unknown): Story => ({
  render: (args) =>
    html`<table-controls for="table" ${attributes(args)}></table-controls>
      <capodama-table id="table" speed="instant" tools="none" hints ${attributes(args)} .record=${unchanged(record)}></capodama-table>`,
});

export const AboveATable: Story = beside(recordOf(capodama, {end: 15}));
export const InFrench: Story = {...beside(recordOf(capodama, {end: 15})), args: {lang: 'fr'}};
export const InItalian: Story = {...beside(recordOf(capodama, {end: 15})), args: {lang: 'it'}};
export const InANarrowColumn: Story = {...beside(recordOf(capodama, {end: 15})), args: {width: '280px'}};
export const AtTheEndOfADeal: Story = beside(recordOf(capodama));
export const WithoutATable: Story = {args: {for: 'nothing'}};

export const AMoveIsTakenBack: Story = {
  ...beside(recordOf(capodama, {end: 15})),
  play: async ({canvasElement}) => {
    const controls = new Played(canvasElement, 'table-controls');
    const table = new Played(canvasElement, 'capodama-table');
    await table.hears('table-move', {seat: 0}, () => table.pressAt('[part=hand] [data-card="KD"]'));
    await expect(table.element.shadowRoot!.querySelector('[part=hand] [data-card="KD"]')).toBe(null);
    await controls.press('Undo');
    await table.find('[part=hand] [data-card="KD"]');
  },
};

/** The table's menu opens from a toolbar on the page. */
export const TheMenuByKey: Story = {
  ...beside(recordOf(capodama, {end: 15})),
  play: async ({canvasElement}) => {
    const controls = new Played(canvasElement, 'table-controls');
    await controls.key('{Enter}', '[data-item=menu]');
    await new Played(canvasElement, 'capodama-table').find('.panel [data-item=rules]');
  },
};
