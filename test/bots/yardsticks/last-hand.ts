import type {Seat} from '@cartavola/engine';
import {scopa, type ScopaDeal, type ScopaMove} from '@cartavola/engine/games/scopa/scopa.js';
import {bestOf} from './yardstick.js';

/**
 * Returns the best move in the last hand, found by exact search. A player who has counted the cards knows them all by
 * then.
 */
export const lastHandMove = (deal: ScopaDeal): ScopaMove =>
  bestOf(deal.moves(deal.turn), (move) => leadAfter(deal, deal.turn, move));

/** Returns the seat's lead in points at the end of the deal, after its move and best play by both. */
function leadAfter(deal: ScopaDeal, seat: Seat, move: ScopaMove): number {
  const after = deal.clone();
  after.play(seat, move);
  if (after.over) {
    const {marks} = scopa.score(after);
    return marks![seat]! - marks![1 - seat]!;
  }
  return -Math.max(...after.moves(1 - seat).map((reply) => leadAfter(after, 1 - seat, reply)));
}
