import type {Seat, View} from '@cartavola/engine';
import type {Session} from '@cartavola/session';
import {NO_TURN, type ReaderTurn} from '../scene/scene.js';

/**
 * Returns the seat for which the reader, who plays the seats `own`, is asked in a view, and its possible moves; without a seat, moves that
 * the reader has declined. `view` is the one on the table or the session's latest.
 */
export function readerTurnAt(view: View, session: Session, own: readonly Seat[]): ReaderTurn {
  const {viewer} = view;
  if (typeof viewer === 'number' && view.moves.length > 0) {
    const passed = session.hasPassed(viewer) && !view.turn.includes(viewer);
    // What was declined is no longer asked, but can still be done.
    if (passed) return {...NO_TURN, moves: view.moves};
    return {actor: viewer, moves: view.moves, mayPass: session.isAskedOutOfTurn(viewer)};
  }
  // Another seat that the reader plays: its hand is open.
  const actor = view.turn.find((seat) => seat !== viewer && own.includes(seat));
  // Its moves are known only for the session's latest view.
  const moves = actor === undefined || view !== session.view ? [] : session.moves(actor);
  return moves.length > 0 ? {actor, moves, mayPass: false} : NO_TURN;
}
