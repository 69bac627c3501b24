import {sideOf, type MatchResult, type Seat} from '@cartavola/engine';

/**
 * Returns the seats that have won a match; undefined in a draw, and if the result names no winner. `parties` are the seats that share a total.
 * Players with separate totals may still have played in sides: the result then has the totals of the sides, and its winner is a side.
 */
export function winnersOf(
  {winner, sides}: MatchResult,
  parties: readonly (readonly Seat[])[],
): readonly Seat[] | undefined {
  if (winner === undefined || winner === null) return undefined;
  return sides ? parties.flat().filter((seat) => sideOf(seat) === winner) : parties[winner];
}
