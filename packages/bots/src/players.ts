import type {Deal, View} from '@cartavola/engine';
import type {Chooser, Judge} from './choice.js';
import {levelsOf, weighingOf, type Weighing} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** The players of a game: how they choose, and what their game is worth. */
export interface Players<V extends View = View> {
  readonly choose: Chooser<V>;
  /** What who searches thinks of every move. */
  readonly weigh: Weighing<V>;
  readonly measure: Pick<SearchedGame<V, Deal>, 'points' | 'sides' | 'sure'>;
}

/** A game's players, from what a search needs of it and its rules of thumb. */
export const playersFrom = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
): Players<V> => ({
  choose: levelsOf(searched, judge, byRules),
  weigh: weighingOf(searched, judge),
  measure: searched,
});
