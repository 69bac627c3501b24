import '@cartavola/elements/define/capodama-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf, goingOnControls} from './controls.js';
import {capodama} from './matches.js';
import {Played} from './playing.js';
import {playedOut, recordOf} from './records.js';

const meta: Meta = {
  title: 'Tables/capodama-table',
  component: 'capodama-table',
  ...controlsOf('capodama-table', {seed: 'storybook'}),
  render: (args) => html`<capodama-table ${attributes(args)}></capodama-table>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the table continues a match. */
const goingOn = (record: unknown): Story => ({
  args: {speed: 'instant'},
  argTypes: goingOnControls('capodama-table'),
  render: (args) => html`<capodama-table ${attributes(args)} .record=${unchanged(record)}></capodama-table>`,
});

export const Playable: Story = {};

export const InFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const ItalianCardsInItalian: Story = {
  args: {lang: 'it', deck: 'italian'},
  // Six players need French cards.
  argTypes: {players: {control: false}},
};

export const OnWood: Story = {args: {theme: 'wood'}};

export const OnThePage: Story = {args: {theme: 'plain'}};

export const InANarrowColumn: Story = {args: {width: '280px', speed: 'instant'}};

export const ForTheLeftHand: Story = {args: {'left-hand': true, hints: true}};

/** For pages that have their own tools or need none. */
export const WithoutTools: Story = {args: {tools: 'none', sharing: 'none'}};

export const WithTheCoach: Story = {args: {coach: true, hints: true, level: 'expert'}};

export const WithAScoreSheet: Story = {
  render: (args) =>
    html`<capodama-table ${attributes(args)}><score-sheet slot="beside"></score-sheet></capodama-table>`,
};

/** The reader only watches. */
export const FourBots: Story = {
  args: {seats: 'bot bot bot bot', speed: 'fast'},
  // The seats determine the number of players.
  argTypes: {players: {control: false}},
};

export const ForThree: Story = {args: {players: '3'}};

export const ForSix: Story = {args: {players: '6'}, argTypes: {deck: {options: ['french', 'french-4']}}};

/** Expert bots draw conclusions from earlier moves. */
export const AgainstExperts: Story = {args: {level: 'expert', hints: true}};

/** It is the reader's turn. */
export const InTheMiddleOfADeal: Story = goingOn(recordOf(capodama, {end: 15}));

export const AtTheEndOfADeal: Story = goingOn(recordOf(capodama));

export const AtTheEndOfAMatch: Story = goingOn(playedOut('capodama', {players: 4}));

export const AnAttributeThatIsWrong: Story = {args: {players: '9'}};

/** The data URL doesn't contain a match. */
export const ARecordThatIsWrong: Story = {args: {src: 'data:application/json,{}'}};

export const ACardIsPlayed: Story = {
  ...InTheMiddleOfADeal,
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'capodama-table');
    await table.find('[part=hand]');
    await table.hears('table-move', {seat: 0}, () => table.pressAt('[part=hand] [data-card="KD"]'));
  },
};

export const TheMenuByKey: Story = {
  args: {speed: 'instant'},
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'capodama-table');
    await table.key('?', '.tool.menu');
    await table.find('.panel [data-item=rules]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.element.shadowRoot!.querySelector('.panel [data-item=rules]')).toBe(null));
  },
};
