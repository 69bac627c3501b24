import type {DealRecord} from '@cartavola/engine';

/**
 * Returns a deal as it was before the move with index `ply` (from 0). Also drops later comments and lines, because a
 * record that contains them without their moves is invalid.
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

/** Returns the entries whose keys are at most `ply`, or undefined if there are none. */
function upTo<T>(byMoves: Readonly<Record<number, T>> = {}, ply: number): Readonly<Record<number, T>> | undefined {
  const kept = Object.entries(byMoves).filter(([moves]) => Number(moves) <= ply);
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
