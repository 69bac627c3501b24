import type {Move, View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';
import type {Players} from './players.js';
import {bestOf, type Weighed} from './search/choose-by-search.js';
import {numberOf} from './search/move-number.js';

/** Judgement of a move that gives points away. */
export interface Judgement {
  /** What it would have done. */
  readonly better: Choice;
  /** How many points of the game the move gives away. */
  readonly loss: number;
}

/**
 * Judges a move by the search of the strongest level: undefined where it is good, or where the search is not sure that it is not. In steps, as a
 * `Chooser`'s; a step yields nothing before the last. `players`: of the game, as `playersIdOf` names them.
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

/** A reproach where search and rules of thumb together like another move better, and the search alone by `sure` points or more. */
function reproach(weighed: readonly Weighed[], move: Move, sure: number): Judgement | undefined {
  const made = weighed.find((one) => numberOf(one.move) === numberOf(move));
  if (!made || made.isNear) return undefined;
  const better = bestOf(weighed);
  const loss = better.value - made.value;
  return loss >= sure ? {better, loss} : undefined;
}
