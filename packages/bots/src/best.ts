import {seededRandom, type Move, type Random, type View} from '@cartavola/engine';
import type {Choice, Chooser, Judge} from './choice.js';

/** Move that declines an optional out-of-turn move. */
export const PASS: Move = /* @__PURE__ */ Object.freeze({type: 'pass'});

/** Picks the choice with the highest value, at random if several are equal. */
function best(choices: readonly Choice[], random: Random): Choice {
  const highest = Math.max(...choices.map(({value}) => value));
  const equals = choices.filter(({value}) => value >= highest - 1e-9);
  return equals[random.below(equals.length)]!;
}

/**
 * Returns a chooser that picks the move with the highest value. `ply` returns the number of the decision within the
 * deal, so that each decision gets a different random stream.
 */
export function bestBy<V extends View>(judge: Judge<V>, ply: (view: V) => number): Chooser<V> {
  return function* (view, options) {
    if (view.moves.length === 0) throw new RangeError('This seat has no move to choose.');
    const random = seededRandom(options.seed, ply(view), 'bots');
    const steps = judge(view, options, random);
    for (;;) {
      const {value, done} = steps.next();
      const choice = best(value, random);
      if (done) return choice;
      yield choice;
    }
  };
}
