import '@cartavola/elements/define/score-pad.js';
import '@cartavola/elements/define/score-sheet.js';
import type {Args, Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {evening, over, pairs} from './pads.js';
import {Played} from './playing.js';

/** Arguments of a pad that is as wide as a phone and saved under a separate name. */
const pad = (save: string, others: Args = {}): Story =>
  controlsOf('score-pad', {game: 'scopa', save: `story ${save}`, width: '480px', ...others});

const meta: Meta = {
  title: 'Real tables/score-pad',
  component: 'score-pad',
  ...controlsOf('score-pad', {game: 'scopa', save: 'story', width: '480px'}),
  render: (args) => html`<score-pad ${attributes(args)}></score-pad>`,
};
export default meta;

type Story = StoryObj;

/** Story in which the pad contains a match. */
const goingOn = (match: unknown, save: string, others: Args = {}): Story => ({
  ...pad(save, others),
  render: (args) => html`<score-pad ${attributes(args)} .pad=${unchanged(match)}></score-pad>`,
});

export const ANewMatch: Story = {};
export const ANewMatchOfCapodama: Story = pad('capodama', {game: 'capodama', lang: 'fr'});
export const ANewMatchOfCalypso: Story = pad('calypso', {game: 'calypso', lang: 'it'});
/** The page sets the match's options. */
export const AllIsSettled: Story = pad('settled', {players: '2', rules: 'italian', target: 21});

export const AMatchUnderWay: Story = goingOn(evening, 'under way');
export const InItalian: Story = goingOn(evening, 'in Italian', {lang: 'it'});
export const InFrench: Story = goingOn(pairs, 'in French', {game: 'capra', lang: 'fr'});
export const InANarrowColumn: Story = goingOn(evening, 'narrow', {width: '280px'});
export const AMatchThatIsOver: Story = goingOn(over, 'over');

export const AMatchWithASheet: Story = {
  ...pad('with a sheet'),
  render: (args) =>
    html`<score-pad id="evening" ${attributes(args)} .pad=${unchanged(evening)}></score-pad>
      <score-sheet for="evening" ${attributes({lang: args['lang'] as string})}></score-sheet>`,
};

export const AnAttributeThatIsWrong: Story = pad('wrong', {players: '3'});

/** For an unknown game, the page's own content stays visible. */
export const WithAFallback: Story = {
  ...controlsOf('score-pad', {game: 'briscola', save: 'story fallback'}),
  render: (args) => html`<score-pad ${attributes(args)}><p>Take a sheet of paper.</p></score-pad>`,
};

/** The reader enters the points of one side, which determine the other side's. */
export const ADealIsEntered: Story = {
  ...goingOn(pairs, 'entered', {game: 'capra'}),
  play: async ({canvasElement}) => {
    const shown = new Played(canvasElement, 'score-pad');
    await shown.pressAt('[data-do=enter]');
    await shown.pressAt('[data-cell=points-0]');
    for (const digit of '45') await shown.pressAt(`[data-key="${digit}"]`);
    await shown.hears('pad-round', {change: 'entered', round: 2}, () => shown.pressAt('[data-do=save]'));
    await shown.says('.note', 'Deal 3');
  },
};
