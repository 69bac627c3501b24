import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/table-record.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/table-record', component: 'table-record'};
export default meta;

export const BesideATable: StoryObj = {
  render: () =>
    html`<table-record for="table"></table-record>
      <scopa-table id="table" seed="daily" speed="instant"></scopa-table>`,
};

export const WithoutATable: StoryObj = {render: () => html`<table-record for="nothing"></table-record>`};
