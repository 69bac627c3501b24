import type {MatchState} from './game.js';
import type {Score} from './score.js';

/** The match after a deal: its marks added to the totals. Who is next, or how the match ended, is the game's to say. */
export const booked = ({options, deals, totals}: MatchState, {marks}: Score): MatchState => ({
  options,
  deals: deals + 1,
  totals: totals.map((total, place) => total + marks![place]!),
});

/** Who alone has most, if that is the target or above. */
export function aloneHighest({options, totals}: MatchState): number | undefined {
  const highest = Math.max(...totals);
  const winner = totals.indexOf(highest);
  return highest >= (options['target'] as number) && totals.lastIndexOf(highest) === winner ? winner : undefined;
}
