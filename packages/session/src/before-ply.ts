import type {DealRecord} from '@cartavola/engine';

/**
 * Returns a deal before the move of index `ply` (from 0). What was said of later moments goes with their moves: it belongs to no other ones,
 * and a record that has it without them cannot be read.
 */
export function beforePly({comments, lines, moves, ...deal}: DealRecord, ply: number): DealRecord {
  const said = {comments: upTo(comments, ply), lines: upTo(lines, ply)};
  return {
    ...deal,
    moves: moves.slice(0, ply),
    ...(said.comments && {comments: said.comments}),
    ...(said.lines && {lines: said.lines}),
  };
}

/** Keeps what stands at a number of moves, up to one; undefined if nothing is left. */
function upTo<T>(byMoves: Readonly<Record<number, T>> = {}, ply: number): Readonly<Record<number, T>> | undefined {
  const kept = Object.entries(byMoves).filter(([moves]) => Number(moves) <= ply);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
