import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect, userEvent, waitFor} from 'storybook/test';
import {attributes, unchanged} from './attributes.js';
import {controlsOf, goingOnControls} from './controls.js';
import {scopa} from './matches.js';
import {Played} from './playing.js';
import {recordOf} from './records.js';

const meta: Meta = {
  title: 'Tables/scopa-table',
  component: 'scopa-table',
  ...controlsOf('scopa-table', {seed: 'storybook'}),
  render: (args) => html`<scopa-table ${attributes(args)}></scopa-table>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the table continues a match. */
const goingOn = (record: unknown): Story => ({
  args: {speed: 'instant'},
  argTypes: goingOnControls('scopa-table'),
  render: (args) => html`<scopa-table ${attributes(args)} .record=${unchanged(record)}></scopa-table>`,
});

export const Playable: Story = {};

export const InFrench: Story = {args: {lang: 'fr', deck: 'french-4'}};

export const ItalianCardsInItalian: Story = {args: {lang: 'it', deck: 'italian', rules: 'italian'}};

export const OnWood: Story = {args: {theme: 'wood'}};

export const OnThePage: Story = {args: {theme: 'plain'}};

export const InANarrowColumn: Story = {args: {width: '280px', speed: 'instant'}};

export const ForTheLeftHand: Story = {args: {'left-hand': true, hints: true}};

/** For pages that have their own tools or need none. */
export const WithoutTools: Story = {args: {tools: 'none', sharing: 'none'}};

export const WithTheCoach: Story = {args: {coach: true, hints: true, level: 'expert'}};

export const WithAScoreSheet: Story = {
  render: (args) => html`<scopa-table ${attributes(args)}><score-sheet slot="beside"></score-sheet></scopa-table>`,
};

/** The reader only watches. */
export const FourBots: Story = {
  args: {players: '4', seats: 'bot bot bot bot', speed: 'fast'},
  // The seats determine the number of players.
  argTypes: {players: {control: false}},
};

export const InPartnerships: Story = {args: {players: '4'}};

/** All readers get the same cards on the same date. They see their result at the end of the deal, and can share it. */
export const TheDealOfTheDay: Story = {args: {seed: 'daily'}};

export const AgainstTheCookAndTheSailor: Story = {args: {players: '4', characters: 'cook sailor'}};

/** Wins raise the level of the bots, and losses lower it. */
export const TheLevelAdapts: Story = {args: {level: 'adaptive'}};

/** The characters make no remarks. */
export const WithoutRemarks: Story = {args: {silent: true}};

/** It is the reader's turn. */
export const InTheMiddleOfADeal: Story = goingOn(recordOf(scopa, {end: 11}));

export const AtTheEndOfADeal: Story = goingOn(recordOf(scopa));

export const AtTheEndOfAMatch: Story = goingOn(recordOf(scopa, {options: {target: 1}}));

export const AnAttributeThatIsWrong: Story = {args: {players: '3'}};

/** The data URL doesn't contain a match. */
export const ARecordThatIsWrong: Story = {args: {src: 'data:application/json,{}'}};

export const ACardIsPlayed: Story = {
  ...InTheMiddleOfADeal,
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'scopa-table');
    await table.find('[part=hand]');
    await table.hears('table-move', {seat: 0}, () => table.pressAt('[part=hand] [data-card="6S"]'));
  },
};

/** All choices of the deal, with the expert's verdicts. */
export const LookingBack: Story = {
  ...AtTheEndOfADeal,
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'scopa-table');
    await table.press('Look back');
    await table.find('.panel coach-panel');
  },
};

export const TheMenuByKey: Story = {
  args: {speed: 'instant'},
  play: async ({canvasElement}) => {
    const table = new Played(canvasElement, 'scopa-table');
    await table.key('?', '.tool.menu');
    await table.find('.panel [data-item=rules]');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(table.element.shadowRoot!.querySelector('.panel [data-item=rules]')).toBe(null));
  },
};
