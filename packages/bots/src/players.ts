import type {Deal, Move, View} from '@cartavola/engine';
import type {Chooser, Judge} from './choice.js';
import {judging} from './judge-by.js';
import {levelsOf, weighingOf, type Weighing} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** Players of a game: choosers for each level, and the measures of its results. */
export interface Players<V extends View = View> {
  readonly choose: Chooser<V>;
  /** Search that evaluates every move. */
  readonly weigh: Weighing<V>;
  /** Returns the moves that players from casual on consider: see `SearchedGame.undominated`. */
  readonly sensible: (view: V) => readonly Move[];
  readonly measure: Pick<SearchedGame<V, Deal>, 'points' | 'sides' | 'sure'>;
}

/** Makes a game's players from its search definition and its heuristics. */
export const playersFrom = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
): Players<V> =>
  judging({
    choose: levelsOf(searched, judge, byRules),
    weigh: weighingOf(searched, judge),
    sensible: (view) => searched.undominated?.(view) ?? view.moves,
    measure: searched,
  });
