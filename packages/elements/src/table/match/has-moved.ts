import type {TableMatch} from './table-match.js';

/** Returns whether the reader has made a move in a match. */
export const hasMoved = (match: TableMatch): boolean =>
  match.record.deals.some(({moves}) => moves.some(({seat}) => match.owns(seat)));
