import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';

const meta: Meta = {title: 'Companions/score-sheet', component: 'score-sheet'};
export default meta;

export const BesideATable: StoryObj = {
  render: () =>
    html`<score-sheet for="table"></score-sheet>
      <capodama-table id="table" seed="sheet" speed="instant" seats="bot bot bot bot"></capodama-table>`,
};

export const WithoutATable: StoryObj = {render: () => html`<score-sheet for="nothing"></score-sheet>`};
