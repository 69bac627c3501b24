import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/coach-panel.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {scopa} from './matches.js';
import {Played} from './playing.js';
import {recordOf} from './records.js';

const meta: Meta = {
  title: 'Companions/coach-panel',
  component: 'coach-panel',
  ...controlsOf('coach-panel'),
  render: (args) => html`<coach-panel for="table" ${attributes(args)}></coach-panel>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the element is beside a table that continues a match. */
const beside = (record: unknown): Story => ({
  render: (args) =>
    html`<coach-panel for="table" ${attributes(args)}></coach-panel>
      <scopa-table id="table" speed="instant" ${attributes(args)} .record=${unchanged(record)}></scopa-table>`,
});

/** Reviews a finished deal. */
export const BesideATable: Story = beside(recordOf(scopa));
export const InFrench: Story = {...beside(recordOf(scopa)), args: {lang: 'fr'}};
export const InItalian: Story = {...beside(recordOf(scopa)), args: {lang: 'it'}};
export const InANarrowColumn: Story = {...beside(recordOf(scopa)), args: {width: '280px'}};
export const BeforeTheEndOfADeal: Story = beside(recordOf(scopa, {end: 11}));
export const WithoutATable: Story = {args: {for: 'nothing'}};

/** The reader plays the last card, and the coach starts its review. */
export const ADealIsLookedBackOn: Story = {
  ...beside(recordOf(scopa, {end: -1})),
  play: async ({canvasElement}) => {
    const coach = new Played(canvasElement, 'coach-panel');
    const table = new Played(canvasElement, 'scopa-table');
    await expect(await coach.find('[part=review]')).not.toHaveTextContent('Deal 1');
    await table.hears('table-score', {}, () => table.pressAt('[part=hand] .playable'));
    await coach.says('[part=review]', /\d/);
  },
};
