import type {Options} from './option.js';
import type {MatchState} from './game.js';
import type {Score} from './score.js';

/** Returns the match after a deal, with its marks added to the totals. The game sets the next start and the result. */
export const booked = <O extends Options>(
  {options, deals, totals}: MatchState<O>,
  {marks}: Score,
): MatchState<O, never> => ({
  options,
  deals: deals + 1,
  totals: totals.map((total, place) => total + marks![place]!),
});

/** Index of the single highest total if it reaches the target. Undefined if there is a tie or the target isn't reached. */
export function aloneHighest({totals}: Pick<MatchState, 'totals'>, target: number): number | undefined {
  const highest = Math.max(...totals);
  const winner = totals.indexOf(highest);
  return highest >= target && totals.lastIndexOf(highest) === winner ? winner : undefined;
}
