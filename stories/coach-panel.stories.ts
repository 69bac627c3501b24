import '@cartavola/elements/define/coach-panel.js';
import '@cartavola/elements/define/scopa-table.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/coach-panel', component: 'coach-panel'};
export default meta;

export const BesideATable: StoryObj = {
  render: () =>
    html`<coach-panel for="table"></coach-panel> <scopa-table id="table" seed="daily" speed="instant"></scopa-table>`,
};

export const WithoutATable: StoryObj = {render: () => html`<coach-panel for="nothing"></coach-panel>`};
