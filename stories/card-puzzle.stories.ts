import '@cartavola/elements/define/card-puzzle.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ENDING, SWEEP, TWICE} from '../test/lessons/puzzle-examples.js';
import {attributes, unchanged} from './attributes.js';
import {controlsOf} from './controls.js';
import {Played} from './playing.js';
import {goat, puzzleSet, wrong} from './puzzles.js';

const meta: Meta = {
  title: 'Teaching/card-puzzle',
  component: 'card-puzzle',
  ...controlsOf('card-puzzle', {game: 'scopa'}),
};
export default meta;

type Story = StoryObj;

const shown = (puzzle: unknown): Story => ({
  render: (args) => html`<card-puzzle ${attributes(args)} .puzzle=${unchanged(puzzle)}></card-puzzle>`,
});

/** Plays a card from the hand, takes cards from the table, and submits the answer. */
async function answer(puzzle: Played, card: string, ...takes: readonly string[]): Promise<void> {
  await puzzle.pressAt(`.hand [data-card="${card}"]`);
  for (const one of takes) await puzzle.pressAt(`.middle [data-card="${one}"]`);
  await puzzle.pressAt('.actions .primary:not([aria-disabled])');
}
const solve = (puzzle: Played): Promise<void> =>
  puzzle.hears('puzzle-solved', {id: 'sweep', attempts: 1}, () => answer(puzzle, '7C', '4H', 'AS', '2D'));

export const OneMove: Story = shown(SWEEP);
export const ItalianCardsInItalian: Story = {...shown(SWEEP), args: {lang: 'it', deck: 'italian'}};
export const InFrench: Story = {...shown(SWEEP), args: {lang: 'fr', deck: 'french-4'}};
export const InANarrowColumn: Story = {...shown(SWEEP), args: {width: '280px'}};
export const ASet: Story = shown(puzzleSet);
export const OfTheDay: Story = {
  ...shown({...puzzleSet, puzzles: [SWEEP, {...SWEEP, id: 'again'}]}),
  args: {at: 'daily'},
};
export const TwoMoves: Story = shown(TWICE);
/** The exact solver plays for the others. */
export const AgainstTheBestDefence: Story = {...shown(ENDING), ...controlsOf('card-puzzle', {game: 'capodama'})};
export const FoldOrBeat: Story = {...shown(goat), ...controlsOf('card-puzzle', {game: 'capra'})};
export const OneThatIsWrong: Story = shown(wrong);

export const Solved: Story = {
  ...shown(SWEEP),
  play: async ({canvasElement}) => {
    const puzzle = new Played(canvasElement, 'card-puzzle');
    await solve(puzzle);
    await puzzle.says('.feedback', 'Solved on the first try.');
  },
};

export const Failed: Story = {
  ...shown(SWEEP),
  play: async ({canvasElement}) => {
    const puzzle = new Played(canvasElement, 'card-puzzle');
    await puzzle.hears('puzzle-failed', {id: 'sweep', shown: false}, () => answer(puzzle, '4D', '4H'));
    await puzzle.says('.feedback', 'Not the four of diamonds.');
  },
};

/** The first puzzle is solved, the second was shown to the reader, and the others are open. */
export const ASetHalfDone: Story = {
  ...shown(puzzleSet),
  play: async ({canvasElement}) => {
    const puzzle = new Played(canvasElement, 'card-puzzle');
    await solve(puzzle);
    await puzzle.pressAt('.primary.next');
    await puzzle.press('Show me');
    await puzzle.says('.solved', '1');
  },
};
