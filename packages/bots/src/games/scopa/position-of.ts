import {UNKNOWN, type Card, type Seat} from '@cartavola/engine';
import type {ScopaPosition, ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Converts a view to a position for a seat. */
export const positionOf = (
  {options, dealer, hands, table, piles, scopas, lastTaker, stock}: ScopaView,
  seat: Seat,
): ScopaPosition => ({
  options,
  seat,
  dealer,
  leader: seat,
  hands,
  trick: [],
  table,
  piles,
  scopas: scopas.map(({length}) => length),
  // The last capture only matters in the last round. A side's number is also that of its first seat.
  ...(stock === 0 && lastTaker !== undefined && {taker: lastTaker}),
  stock: Array<Card>(stock).fill(UNKNOWN),
});
