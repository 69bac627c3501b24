import * as matches from '../../stories/matches.js';
import type {ElementName} from './choice.js';
import type {BuilderWords} from './words.js';

/** Small puzzle that is easy to change, because its goal determines the right answers. */
const SWEEP = {
  format: 'cartavola-puzzle/1',
  id: 'sweep',
  game: 'scopa',
  position: {hands: ['7C 4D JS'], table: '4H AS 2D', stock: '?? ?? ?? ?? ?? ??'},
  goal: 'scopa',
  themes: ['sweep'],
};

const isMatch = (name: string): name is keyof typeof matches => name in matches;

/** Returns a puzzle for a game, as JSON that an author would write. */
async function puzzleOf(game: string): Promise<string> {
  if (game === 'scopa') return JSON.stringify(SWEEP, null, 2);
  const set = (await (await fetch(`./cartavola/puzzles/${game}.json`)).json()) as {puzzles: readonly object[]};
  // The proof and the rating don't apply once an author changes the puzzle.
  const sample = {format: 'cartavola-puzzle/1', game, ...set.puzzles[0], proof: undefined, rating: undefined};
  return JSON.stringify(sample, null, 2);
}

/** Returns an element's default content, or '' if it has none. */
export async function sampleOf(element: ElementName, words: BuilderWords, game = 'scopa'): Promise<string> {
  if (element === 'card-diagram') return words.diagram;
  if (element === 'card-puzzle') return puzzleOf(game);
  return element === 'game-replay' && isMatch(game) ? `letters: en${matches[game]}` : '';
}
