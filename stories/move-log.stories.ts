import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/move-log.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/move-log', component: 'move-log'};
export default meta;

export const BesideATable: StoryObj = {
  render: () =>
    html`<move-log for="table"></move-log>
      <capodama-table id="table" seed="log" speed="instant" seats="bot bot bot bot"></capodama-table>`,
};

export const WithoutATable: StoryObj = {render: () => html`<move-log for="nothing"></move-log>`};
