import {sideOf, type MatchResult, type Seat} from '@cartavola/engine';

/**
 * Returns the seats that have won a match; undefined in a draw, and where the result names no winner. `parties`: the seats that share a
 * total. Players with totals of their own may still have played in sides: the result then tells the totals of these, and its winner is one.
 */
export function winnersOf(
  {winner, sides}: MatchResult,
  parties: readonly (readonly Seat[])[],
): readonly Seat[] | undefined {
  if (winner === undefined || winner === null) return undefined;
  return sides ? parties.flat().filter((seat) => sideOf(seat) === winner) : parties[winner];
}
