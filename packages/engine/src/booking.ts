import type {Options} from './option.js';
import type {MatchState} from './game.js';
import type {Score} from './score.js';

/**
 * Returns the state of the match after a deal, with the deal's marks added to the totals. The game adds `next` and
 * `result`.
 */
export const booked = <O extends Options>(
  {options, deals, totals}: MatchState<O>,
  {marks}: Score,
): MatchState<O, never> => ({
  options,
  deals: deals + 1,
  totals: totals.map((total, place) => total + marks![place]!),
});

/** Returns the index of the highest total, or undefined if the highest total is tied or below the target. */
export function aloneHighest({totals}: Pick<MatchState, 'totals'>, target: number): number | undefined {
  const highest = Math.max(...totals);
  const winner = totals.indexOf(highest);
  return highest >= target && totals.lastIndexOf(highest) === winner ? winner : undefined;
}
