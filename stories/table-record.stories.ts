import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/table-record.js';
import {keptRecord} from './kept-record.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {scopa} from './matches.js';
import {Played} from './playing.js';
import {recordOf} from './records.js';

const meta: Meta = {
  title: 'Companions/table-record',
  component: 'table-record',
  ...controlsOf('table-record'),
  render: (args) => html`<table-record for="table" ${attributes(args)}></table-record>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the element is beside a table that continues a match. */
const beside = (record: unknown): Story => ({
  render: (args) =>
    html`<table-record for="table" ${attributes(args)}></table-record>
      <scopa-table id="table" speed="instant" ${attributes(args)} .record=${unchanged(record)}></scopa-table>`,
});

export const BesideATable: Story = {...beside(recordOf(scopa, {end: 11})), beforeEach: keptRecord};
export const InFrench: Story = {...BesideATable, args: {lang: 'fr'}};
export const InItalian: Story = {...BesideATable, args: {lang: 'it'}};
export const InANarrowColumn: Story = {...BesideATable, args: {width: '280px'}};
export const NothingIsPlayedYet: Story = beside(recordOf(scopa, {end: 11}));

/** Also shows the days of the month. */
export const WithTheDealOfTheDay: Story = {
  beforeEach: keptRecord,
  render: (args) =>
    html`<table-record for="table" ${attributes(args)}></table-record>
      <scopa-table id="table" seed="daily" speed="instant" ${attributes(args)}></scopa-table>`,
};

export const WithoutATable: Story = {args: {for: 'nothing'}};

export const ItIsErased: Story = {
  ...BesideATable,
  play: async ({canvasElement}) => {
    const record = new Played(canvasElement, 'table-record');
    await record.says('.sums', '3 matches');
    await record.pressAt('footer .asks button');
    await record.find('.keep:focus');
    await record.pressAt('footer .asks button:not(.keep)');
    await record.says('[part=record]', 'Nothing');
  },
};
