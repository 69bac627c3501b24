import type {Deal, Seat} from '@cartavola/engine';

/** Returns the value of a deal by exhaustive search. */
export function plainValue<D extends Deal>(
  deal: D,
  isFirst: (seat: Seat) => boolean,
  valueAtEnd: (deal: D) => number,
): number {
  if (deal.over) return valueAtEnd(deal);
  const seat = deal.actors[0]!;
  const values = deal.moves(seat).map((move) => {
    const next = deal.clone() as D;
    next.play(seat, move);
    return plainValue(next, isFirst, valueAtEnd);
  });
  return isFirst(seat) ? Math.max(...values) : Math.min(...values);
}
