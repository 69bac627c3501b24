import type {Deal, View} from '@cartavola/engine';
import type {Choice, Chooser, ChooseOptions, Judge} from './choice.js';
import {chooseCalypso, judgeCalypso} from './games/calypso/choose-calypso.js';
import {searchedCalypso} from './games/calypso/searched-calypso.js';
import {chooseCapodama, judgeCapodama} from './games/capodama/choose-capodama.js';
import {searchedCapodama} from './games/capodama/searched-capodama.js';
import {chooseCapra, judgeCapra} from './games/capra/choose-capra.js';
import {searchedCapra} from './games/capra/searched-capra.js';
import {chooseScopa, judgeScopa} from './games/scopa/choose-scopa.js';
import {searchedScopa} from './games/scopa/searched-scopa.js';
import {levelsOf, weighingOf, type Weighing} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** The players of a game: how they choose, and what their game is worth. */
export interface Players<V extends View = View> {
  readonly choose: Chooser<V>;
  /** What the expert thinks of every move. */
  readonly weigh: Weighing<V>;
  readonly measure: Pick<SearchedGame<V, Deal<V>>, 'points' | 'sides' | 'sure'>;
}

const playersFrom = <V extends View, D extends Deal<V>>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  casual: Chooser<V>,
): Players<V> => ({
  choose: levelsOf(searched, judge, casual),
  weigh: weighingOf(searched, judge),
  measure: searched,
});

const PLAYERS: Readonly<Record<string, Players<never>>> = {
  capodama: playersFrom(searchedCapodama, judgeCapodama, chooseCapodama),
  scopa: playersFrom(searchedScopa, judgeScopa, chooseScopa),
  capra: playersFrom(searchedCapra, judgeCapra, chooseCapra),
  calypso: playersFrom(searchedCalypso, judgeCalypso, chooseCalypso),
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
