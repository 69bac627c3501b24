import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf, goingOnControls} from './controls.js';
import {calypso} from './matches.js';
import {Played} from './playing.js';
import {playedOut, recordOf} from './records.js';

const meta: Meta = {
  title: 'Tables/calypso-table',
  component: 'calypso-table',
  ...controlsOf('calypso-table', {seed: 'storybook'}),
  render: (args) => html`<calypso-table ${attributes(args)}></calypso-table>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the table continues a match. */
const goingOn = (record: unknown): Story => ({
  args: {speed: 'instant'},
  argTypes: goingOnControls('calypso-table'),
  render: (args) => html`<calypso-table ${attributes(args)} .record=${unchanged(record)}></calypso-table>`,
});

export const Playable: Story = {};

export const InFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const InItalian: Story = {args: {lang: 'it'}};

export const OnWood: Story = {args: {theme: 'wood'}};

export const OnThePage: Story = {args: {theme: 'plain'}};

export const InANarrowColumn: Story = {args: {width: '280px', speed: 'instant'}};

export const ForTheLeftHand: Story = {args: {'left-hand': true, hints: true}};

/** For pages that have their own tools or need none. */
export const WithoutTools: Story = {args: {tools: 'none', sharing: 'none'}};

export const WithTheCoach: Story = {args: {coach: true, hints: true, level: 'expert'}};

export const WithAScoreSheet: Story = {
  render: (args) => html`<calypso-table ${attributes(args)}><score-sheet slot="beside"></score-sheet></calypso-table>`,
};

/** The reader only watches. */
export const FourBots: Story = {args: {seats: 'bot bot bot bot', speed: 'fast'}};

export const WhereRevokesCost: Story = {args: {revoke: 'penalise', overruff: 'free'}};

/** Before the match, players draw for partners and trump suits. */
export const DrawnForSeats: Story = {args: {draw: 'true'}};

/** It is the reader's turn. */
export const InTheMiddleOfADeal: Story = goingOn(recordOf(calypso, {end: 11}));

export const AtTheEndOfADeal: Story = goingOn(recordOf(calypso));

export const AtTheEndOfAMatch: Story = goingOn(playedOut('calypso', {}));

export const AnAttributeThatIsWrong: Story = {args: {overruff: 'never'}};

/** The data URL doesn't contain a match. */
export const ARecordThatIsWrong: Story = {args: {src: 'data:application/json,{}'}};

export const ACardIsPlayed: Story = {
  ...InTheMiddleOfADeal,
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'calypso-table');
    await table.find('[part=hand]');
    await table.hears('table-move', {seat: 0}, () => table.pressAt('[part=hand] [data-card="KD"]'));
  },
};

export const TheMenuByKey: Story = {
  args: {speed: 'instant'},
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'calypso-table');
    await table.key('?', '.tool.menu');
    await table.find('.panel [data-item=rules]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.element.shadowRoot!.querySelector('.panel [data-item=rules]')).toBe(null));
  },
};
