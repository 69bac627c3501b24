import type {Seat, View} from '@cartavola/engine';
import type {Session} from '@cartavola/session';
import {NO_TURN, type ReaderTurn} from '../scene/scene.js';

/**
 * Seats that the reader plays in a session. Remembers what the reader, asked out of turn, has declined: it is not asked again for the same
 * cards, but they may still be played.
 */
export class ReaderSeats {
  readonly #session: Session;
  readonly #own: readonly Seat[];
  /** Moves that were declined last. */
  #declined = '';

  constructor(session: Session, own: readonly Seat[]) {
    this.#session = session;
    this.#own = own;
    session.subscribe(({type}) => (type === 'deal' || type === 'move') && this.#passAgain());
  }

  /**
   * Returns the seat for which the reader is asked in a view, and its possible moves; without a seat, moves that the reader has declined.
   * `view` is the one on the table or the session's latest.
   */
  turnAt(view: View): ReaderTurn {
    const session = this.#session;
    const {viewer} = view;
    if (typeof viewer === 'number' && view.moves.length > 0) {
      const passed = session.hasPassed(viewer) && !view.turn.includes(viewer);
      // What was declined is no longer asked, but can still be done.
      if (passed) return {...NO_TURN, moves: view.moves};
      return {actor: viewer, moves: view.moves, mayPass: session.isAskedOutOfTurn(viewer)};
    }
    // Another seat that the reader plays: its hand is open.
    const actor = view.turn.find((seat) => seat !== viewer && this.#own.includes(seat));
    // Its moves are known only for the session's latest view.
    const moves = actor === undefined || view !== session.view ? [] : session.moves(actor);
    return moves.length > 0 ? {actor, moves, mayPass: false} : NO_TURN;
  }

  /** Declines for the viewer what the session asks out of turn. Returns false if it asks nothing. */
  pass(): boolean {
    const {view} = this.#session;
    if (typeof view?.viewer !== 'number' || !this.#session.pass(view.viewer)) return false;
    this.#declined = movesOf(view);
    return true;
  }

  /** Declines the same cards again. */
  #passAgain(): void {
    const {view} = this.#session;
    if (view && movesOf(view) === this.#declined && typeof view.viewer === 'number') this.#session.pass(view.viewer);
  }

  /**
   * Takes back the last move of any of these seats and all later ones; `ply`: one of theirs in the newest deal, by the number of moves before
   * it. Returns false if there is none.
   */
  undo(ply?: number): boolean {
    const session = this.#session;
    if (ply === undefined) return session.undo(...this.#own);
    const {deals} = session.record;
    const made = deals.at(-1)?.moves[ply];
    if (!made || !this.#own.includes(made.seat)) return false;
    session.rewind(deals.length - 1, ply);
    return true;
  }
}

const movesOf = ({moves}: View): string => JSON.stringify(moves);
