import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/table-controls.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/table-controls', component: 'table-controls'};
export default meta;

export const AboveATable: StoryObj = {
  render: () =>
    html`<table-controls for="table"></table-controls>
      <capodama-table id="table" seed="controls" speed="instant" tools="none" hints></capodama-table>`,
};

export const WithoutATable: StoryObj = {render: () => html`<table-controls for="nothing"></table-controls>`};
