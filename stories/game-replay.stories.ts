import '@cartavola/elements/define/game-replay.js';
import type {Args, Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {attributes} from './attributes.js';
import {controlsOf} from './controls.js';
import {calypso, capodama, capra, scopa, withLines} from './matches.js';
import {Played} from './playing.js';

const meta: Meta = {
  title: 'Articles/game-replay',
  component: 'game-replay',
  ...controlsOf('game-replay', {game: 'scopa', letters: 'en'}),
};
export default meta;

type Story = StoryObj;

/** Replay of a match. `begin` has its game and other arguments. */
const replay = (match: string, begin: Args): Story => ({
  ...controlsOf('game-replay', {letters: 'en', ...begin}),
  render: (args) =>
    html`<game-replay id="replay" ${attributes(args)}><pre data-cartavola-record>${match}</pre></game-replay>`,
});

export const Capodama: Story = replay(capodama, {game: 'capodama', ply: 11});
export const Scopa: Story = replay(scopa, {game: 'scopa', ply: 2});
export const Capra: Story = replay(capra, {game: 'capra', ply: 5});
export const Calypso: Story = replay(calypso, {game: 'calypso', ply: 6});

export const ItalianCardsInItalian: Story = replay(scopa, {game: 'scopa', lang: 'it', deck: 'italian', ply: 6});

/** The reader sees only what one player could see. */
export const AsOneSeat: Story = replay(capra, {game: 'capra', seat: 2, ply: 4});

/** The reader guesses a player's moves. */
export const Guess: Story = replay(scopa, {game: 'scopa', guess: 0, ply: 1});

/** Comments appear in the language of the page. */
export const CommentsInThreeLanguages: Story = replay(capodama, {game: 'capodama', lang: 'fr', ply: 13});

/** Alternative moves are shown beside those that were played. */
export const LinesThatWereNotPlayed: Story = replay(withLines, {game: 'scopa', ply: 1});

export const AtTheEnd: Story = replay(scopa, {game: 'scopa', ply: 36});

export const Dark: Story = replay(calypso, {game: 'calypso', theme: 'dark', ply: 9});
export const Light: Story = replay(calypso, {game: 'calypso', theme: 'light', ply: 9});
export const OnThePage: Story = replay(capra, {game: 'capra', theme: 'plain', ply: 5});

export const InANarrowColumn: Story = replay(scopa, {game: 'scopa', width: '280px', ply: 9});

/** The first move isn't legal. */
export const ARecordThatIsWrong: Story = replay(scopa.replace('JD x JS', 'KD'), {game: 'scopa', ply: 9});

export const SteppedThrough: Story = {
  ...replay(scopa, {game: 'scopa'}),
  play: async ({canvasElement}) => {
    const shown = new Played(canvasElement, 'game-replay');
    await shown.find('[part=picture]');
    await shown.hears('replay-ply', {ply: 1}, () => shown.press('Next move'));
    await shown.hears('replay-ply', {ply: 2}, () => shown.key('{ArrowRight}', '[data-step=next]'));
    await shown.says('[part=comment]', 'The jack takes two cards');
    await shown.hears('replay-ply', {ply: 1}, () => shown.press('Previous move'));
  },
};

export const AMoveIsGuessed: Story = {
  ...replay(scopa, {game: 'scopa', guess: 0, ply: 1}),
  play: async ({canvasElement}) => {
    const shown = new Played(canvasElement, 'game-replay');
    await shown.hears('replay-guess', {ply: 1, asked: 1}, () => shown.pressAt('[data-act=guess]'));
    await shown.find('.asked[role=status]');
  },
};
