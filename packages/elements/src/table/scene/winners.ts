import {sideOf, type MatchResult, type Seat} from '@cartavola/engine';

/**
 * Returns the seats that have won a match, or undefined in a draw or if the result doesn't include a winner. `parties`
 * are the groups of seats that share a total. Players with separate totals may still have played in partnerships. In
 * that case, the result contains the sides' totals, and the winner is a side.
 */
export function winnersOf(
  {winner, sides}: MatchResult,
  parties: readonly (readonly Seat[])[],
): readonly Seat[] | undefined {
  if (winner === undefined || winner === null) return undefined;
  return sides ? parties.flat().filter((seat) => sideOf(seat) === winner) : parties[winner];
}
