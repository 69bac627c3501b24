import type {Move} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {STRONGEST} from './levels.js';
import {numberOf} from './search/move-number.js';

/**
 * Options of every verdict. Only the number of iterations limits the search, so that hint, coach, review and command say the same about a view on any
 * machine.
 */
export const VERDICT = {level: STRONGEST, iterations: 4000, seed: 'verdict'} as const satisfies ChooseOptions;

/** Returns the cost of a move in a verdict. 0 if the move wasn't judged. */
export const lossOf = ({costs = []}: Choice, move: Move): number => {
  const number = numberOf(move);
  return costs.find((one) => numberOf(one.move) === number)?.loss ?? 0;
};
