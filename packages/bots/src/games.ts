import type {Deal, View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions} from './choice.js';
import {chooseCapodama, judgeCapodama} from './games/capodama/choose-capodama.js';
import {searchedCapodama} from './games/capodama/searched-capodama.js';
import {chooseCapra, judgeCapra} from './games/capra/choose-capra.js';
import {searchedCapra} from './games/capra/searched-capra.js';
import {chooseScopa, judgeScopa} from './games/scopa/choose-scopa.js';
import {searchedScopa} from './games/scopa/searched-scopa.js';
import {levelsOf} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** The players of a game: how they choose, and what their game is worth. */
export interface Players<V extends View = View> {
  readonly choose: Chooser<V>;
  readonly measure: Pick<SearchedGame<V, Deal<V>>, 'points' | 'sides'>;
}

const PLAYERS: Readonly<Record<string, Players<never>>> = {
  capodama: {choose: levelsOf(searchedCapodama, judgeCapodama, chooseCapodama), measure: searchedCapodama},
  scopa: {choose: levelsOf(searchedScopa, judgeScopa, chooseScopa), measure: searchedScopa},
  capra: {choose: levelsOf(searchedCapra, judgeCapra, chooseCapra), measure: searchedCapra},
};

/** Who plays the game of that id; throws a RangeError where nobody does. */
export function playersOf(game: string): Players {
  const players = PLAYERS[game];
  if (!players) throw new RangeError(`No bot plays ${game}.`);
  return players as unknown as Players;
}

/** A move for the seat whose view it is, for any game. */
export const choose = (view: View, options: ChooseOptions): Generator<Choice, Choice> =>
  playersOf(view.game).choose(view, options);
