import * as matches from '../../stories/matches.js';

/** How what stands in an element is written, by the element. */
export const CONTENTS: Readonly<Record<string, string>> = {
  'card-diagram': 'Hand (AH 7D KC), trick, position or match, as notation',
  'game-replay': 'Match, as notation',
  'card-puzzle': 'Puzzle or set of puzzles, as JSON',
};

/** A puzzle with few cards, of which any may be changed: what is right follows from its goal. */
const SWEEP = {
  format: 'cartavola-puzzle/1',
  id: 'sweep',
  game: 'scopa',
  position: {hands: ['7C 4D JS'], table: '4H AS 2D', stock: '?? ?? ?? ?? ?? ??'},
  goal: 'scopa',
  themes: ['sweep'],
};

const isMatch = (name: string): name is keyof typeof matches => name in matches;

/** The first of the puzzles of the kit for a game, as one would write it into a page. */
async function puzzleOf(game: string): Promise<string> {
  if (game === 'scopa') return JSON.stringify(SWEEP, null, 2);
  const set = (await (await fetch(`./cartavola/puzzles/${game}.json`)).json()) as {puzzles: readonly object[]};
  // Whoever changes the cards has proven nothing yet, nor tried how hard it is.
  const sample = {format: 'cartavola-puzzle/1', game, ...set.puzzles[0], proof: undefined, rating: undefined};
  return JSON.stringify(sample, null, 2);
}

/** What stands in an element until one writes something else; '' where nothing does. */
export async function sampleOf(element: string, game = 'scopa'): Promise<string> {
  if (element === 'card-diagram') return 'AS KH 7D*';
  if (element === 'card-puzzle') return puzzleOf(game);
  return element === 'game-replay' && isMatch(game) ? `letters: en${matches[game]}` : '';
}
