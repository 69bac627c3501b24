import type {Deal, Move, View} from '@cartavola/engine';
import type {Chooser} from './choice.js';
import type {Weighing} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** A game's players: a chooser for all levels, the search behind it, and measures of the results. */
export interface Players<V extends View = View> {
  readonly choose: Chooser<V>;
  /** Search that evaluates every move. */
  readonly weigh: Weighing<V>;
  /** Returns the moves that an expert considers: see `SearchedGame.undominated`. */
  readonly sensible: (view: V) => readonly Move[];
  readonly measure: Pick<SearchedGame<V, Deal>, 'points' | 'sides' | 'worthMention' | 'traits'> & {
    readonly scale?: number;
  };
}
