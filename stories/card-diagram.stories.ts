import '@cartavola/elements/define/card-diagram.js';
import type {Args, Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {expect} from 'storybook/test';
import {attributes} from './attributes.js';
import {controlsOf} from './controls.js';
import {calypso, capodama, capra, scopa} from './matches.js';
import {Played} from './playing.js';

/** End of a Scopa deal. */
const ENDING = 'players: 2 / you: AS 7H* KD / table: 2C 5D / stock 24';

const meta: Meta = {
  title: 'Articles/card-diagram',
  component: 'card-diagram',
  ...controlsOf('card-diagram', {game: 'scopa', letters: 'en', notation: ENDING}),
  render: (args) => html`<card-diagram ${attributes(args)}></card-diagram>`,
};
export default meta;

type Story = StoryObj;

export const APosition: Story = {args: {arrows: '7H>5D, 7H>2C'}};

/** In French, with French card letters. */
export const ItalianCardsInFrench: Story = {
  args: {lang: 'fr', deck: 'italian', letters: 'fr', notation: 'players: 2 / you: AP 7K* RC / table: 2T 5K / stock 24'},
};

export const ItalianCardsInItalian: Story = {args: {lang: 'it', deck: 'italian'}};

export const InASentence: Story = {
  args: {game: undefined, notation: '7D KH', inline: true},
  render: (args) =>
    html`<p>
      Keep <card-diagram ${attributes(args)}></card-diagram> for the end, and lead
      <card-diagram ${attributes({...args, notation: 'AS*'})}></card-diagram> now: nobody can beat it, and whoever has to
      follow will have a card less when it counts.
    </p>`,
};

export const AFigure: Story = {
  args: {game: undefined, notation: 'AS KH 7D* 5C 6C', caption: 'Which card would you lead?', dim: '5 6'},
};

export const ACaptionWithMarkup: Story = {
  args: {game: undefined, notation: 'AD 2D 3D 4D 5D 6D 7D'},
  render: (args) =>
    html`<card-diagram ${attributes(args)}><span slot="caption">Coins <em>without</em> courts.</span></card-diagram>`,
};

export const Dark: Story = {args: {theme: 'dark'}};
export const Light: Story = {args: {theme: 'light'}};
export const OnThePage: Story = {args: {theme: 'plain'}};
export const InANarrowColumn: Story = {args: {width: '280px'}};

/** The position in a match after `ply` moves. */
const moment = (game: string, notation: string, ply: number, others: Args = {}): Story =>
  controlsOf('card-diagram', {game, letters: 'en', notation, ply, ...others});

export const AMomentOfCapodama: Story = moment('capodama', capodama, 19);
export const AMomentOfScopa: Story = moment('scopa', scopa, 10);
export const AMomentOfCapra: Story = moment('capra', capra, 6);
export const AMomentOfCalypso: Story = moment('calypso', calypso, 19);

/** Shows only what one player could see. */
export const AsOneSeat: Story = moment('capodama', capodama, 19, {seat: 1});

/** Readers can't save the picture. */
export const NotToBeSaved: Story = moment('capra', capra, 6, {sharing: 'none'});

export const ANotationThatIsWrong: Story = {args: {game: undefined, notation: 'AS KH XS'}};

/** Screen readers read the cards as text. */
export const TheCardsAreTold: Story = {
  args: {arrows: '7H>5D, 7H>2C'},
  play: async ({canvasElement}) => {
    const diagram = new Played(canvasElement, 'card-diagram');
    const told = (await diagram.find('[role=img]')).getAttribute('aria-label');
    await expect(told).toContain('seven of hearts');
    await expect(told).toContain('five of diamonds');
  },
};
