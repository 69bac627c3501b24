import type {Options} from './option.js';
import type {MatchState} from './game.js';
import type {Score} from './score.js';

/** The match after a deal: its marks added to the totals. Who is next, or how the match ended, is the game's to say. */
export const booked = <O extends Options>(
  {options, deals, totals}: MatchState<O>,
  {marks}: Score,
): MatchState<O, never> => ({
  options,
  deals: deals + 1,
  totals: totals.map((total, place) => total + marks![place]!),
});

/** Who alone has most, if that is the target or more. */
export function aloneHighest({totals}: Pick<MatchState, 'totals'>, target: number): number | undefined {
  const highest = Math.max(...totals);
  const winner = totals.indexOf(highest);
  return highest >= target && totals.lastIndexOf(highest) === winner ? winner : undefined;
}
