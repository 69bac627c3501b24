import type {Seat} from '@cartavola/engine';
import type {Session} from '@cartavola/session';

/**
 * Takes back the last move of any of the seats and all later ones; `ply`: one of theirs in the newest deal, by the number of moves before it.
 * Returns false if there is none.
 */
export function takeBack(
  session: Pick<Session, 'record' | 'rewind' | 'undo'>,
  seats: readonly Seat[],
  ply: number | undefined,
): boolean {
  if (ply === undefined) return session.undo(...seats);
  const {deals} = session.record;
  const made = deals.at(-1)?.moves[ply];
  if (!made || !seats.includes(made.seat)) return false;
  session.rewind(deals.length - 1, ply);
  return true;
}
