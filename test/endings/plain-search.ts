import type {Deal, Seat} from '@cartavola/engine';

/** The value of a deal, by trying everything. */
export function plainValue(deal: Deal, isFirst: (seat: Seat) => boolean, valueAtEnd: (deal: Deal) => number): number {
  if (deal.over) return valueAtEnd(deal);
  const seat = deal.actors[0]!;
  const values = deal.moves(seat).map((move) => {
    const next = deal.clone();
    next.play(seat, move);
    return plainValue(next, isFirst, valueAtEnd);
  });
  return isFirst(seat) ? Math.max(...values) : Math.min(...values);
}
