import '@cartavola/elements/define/card-puzzle.js';
import type {Meta, StoryObj} from '@storybook/web-components-vite';
import {html} from 'lit';
import {ENDING, SWEEP, TWICE} from '../test/lessons/puzzle-examples.js';
import {goat, puzzleSet, wrong} from './puzzles.js';

interface Arguments {
  lang: string;
  deck: string;
  /** Of the place where it stands. */
  width: string;
}

const shown = (puzzle: unknown): Story => ({
  render: ({lang, deck, width}) =>
    html`<div .style=${`max-inline-size:${width}`}>
      <card-puzzle lang=${lang} deck=${deck} .puzzle=${puzzle}></card-puzzle>
    </div>`,
});

const meta: Meta<Arguments> = {
  title: 'Lessons/card-puzzle',
  component: 'card-puzzle',
  args: {lang: 'en', deck: 'french', width: '100%'},
  argTypes: {
    lang: {control: 'inline-radio', options: ['en', 'fr', 'it']},
    deck: {control: 'inline-radio', options: ['french', 'french-4', 'italian']},
  },
};
export default meta;

type Story = StoryObj<Arguments>;

export const OneMove: Story = shown(SWEEP);
export const ASet: Story = shown(puzzleSet);
export const TwoMoves: Story = shown(TWICE);
/** The exact solver answers. */
export const AgainstTheBestDefence: Story = shown(ENDING);
export const FoldOrBeat: Story = {
  ...shown(goat),
  // Capra has no Italian cards.
  argTypes: {deck: {options: ['french', 'french-4']}},
};
export const OneThatIsWrong: Story = shown(wrong);
