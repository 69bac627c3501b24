import type {View} from '@cartavola/engine';
import type {Choice, ChooseOptions, VerdictOptions} from './choice.js';
import {choose} from './games.js';
import {VERDICT} from './costs.js';

export {lossOf, VERDICT} from './costs.js';

/**
 * Computes an expert's verdict on a view in any game, in steps like those of a `Chooser`. The verdict contains the best
 * move, why that move is better than `made` or the next best one, and the cost of every move.
 */
export const verdict = (
  view: View,
  {totals, ...options}: VerdictOptions & Pick<ChooseOptions, 'totals'> = {},
): Generator<Choice, Choice> => choose(view, {...VERDICT, verdict: options, ...(totals && {totals})});
