import type {Move, View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';
import type {Players} from './players.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Judgement of a move that gives points away. */
export interface Judgement {
  /** Move that would have been better. */
  readonly better: Choice;
  /** Points of the game that the move gives away. */
  readonly loss: number;
}

/**
 * Judges a move by the search of the strongest level, in steps like those of a `Chooser`; only the last step has a result. Returns
 * undefined if the move is good, or if the search is not confident that it is bad. `players` are those of the game, as returned for
 * `playersIdOf`.
 */
export function* judgeBy(
  players: Pick<Players, 'weigh' | 'measure'>,
  view: View,
  move: Move,
  options: Omit<ChooseOptions, 'level'>,
): Generator<undefined, Judgement | undefined> {
  const steps = players.weigh(view, {...options, level: STRONGEST});
  for (;;) {
    const {value, done} = steps.next();
    if (done) return reproach(value, move, players.measure.sure);
    yield undefined;
  }
}

/** Returns a judgement if search and heuristics together prefer another move, and the search alone prefers it by at least `sure` points. */
function reproach(weighed: readonly Weighed[], move: Move, sure: number): Judgement | undefined {
  const made = weighed.find((one) => numberOf(one.move) === numberOf(move));
  if (!made || made.isNear) return undefined;
  const better = bestOf(weighed);
  const loss = better.value - made.value;
  return loss >= sure ? {better, loss} : undefined;
}
