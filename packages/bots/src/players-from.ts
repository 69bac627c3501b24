import type {Deal, View} from '@cartavola/engine';
import type {Chooser, Judge} from './choice.js';
import {withVerdicts} from './verdict.js';
import type {Players} from './players.js';
import {levelsOf, weighingOf} from './search/choose-by-search.js';
import type {SearchedGame} from './search/searched-game.js';

/** Creates a game's players from its search definition and its heuristics. */
export const playersFrom = <V extends View, D extends Deal>(
  searched: SearchedGame<V, D>,
  judge: Judge<V>,
  byRules: Chooser<V>,
): Players<V> =>
  withVerdicts({
    choose: levelsOf(searched, judge, byRules),
    weigh: weighingOf(searched, judge),
    sensible: (view) => (searched.ending?.isCertain?.(view) ? undefined : searched.undominated?.(view)) ?? view.moves,
    measure: searched,
  });
