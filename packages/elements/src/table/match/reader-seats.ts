import type {Seat, View} from '@cartavola/engine';
import type {Session} from '@cartavola/session';
import {NO_TURN, type ReaderTurn} from '../scene/scene.js';

/**
 * Seats that the reader plays in a session. Remembers the moves declined out of turn, so the reader isn't asked about
 * the same cards again, but can still make those moves.
 */
export class ReaderSeats {
  readonly #session: Session;
  readonly #own: readonly Seat[];
  /** Moves that the reader last declined. */
  #declined = '';

  constructor(session: Session, own: readonly Seat[]) {
    this.#session = session;
    this.#own = own;
    session.subscribe(({type}) => (type === 'deal' || type === 'move') && this.#passAgain());
  }

  /**
   * Returns the seat that the reader is asked to play in a view, and its possible moves. If there is no such seat, the
   * moves are those that the reader has declined, if any. `view` is the one on the table or the session's latest one.
   */
  turnAt(view: View): ReaderTurn {
    const session = this.#session;
    const {viewer} = view;
    if (typeof viewer === 'number' && view.moves.length > 0) {
      const passed = session.hasPassed(viewer) && !view.turn.includes(viewer);
      // The reader isn't asked about declined moves again, but can still make them.
      if (passed) return {...NO_TURN, moves: view.moves};
      return {actor: viewer, moves: view.moves, mayPass: session.isAskedOutOfTurn(viewer)};
    }
    // Look for another seat that the reader plays, with an open hand.
    const actor = view.turn.find((seat) => seat !== viewer && this.#own.includes(seat));
    // Its moves are only known for the session's latest view.
    const moves = actor === undefined || view !== session.view ? [] : session.moves(actor);
    return moves.length > 0 ? {actor, moves, mayPass: false} : NO_TURN;
  }

  /** Declines the session's out-of-turn question for the viewer. Returns false if there is none. */
  pass(): boolean {
    const {view} = this.#session;
    if (typeof view?.viewer !== 'number' || !this.#session.pass(view.viewer)) return false;
    this.#declined = movesOf(view);
    return true;
  }

  /** Declines again if the possible moves are those that the reader last declined. */
  #passAgain(): void {
    const {view} = this.#session;
    if (view && movesOf(view) === this.#declined && typeof view.viewer === 'number') this.#session.pass(view.viewer);
  }

  /**
   * Takes back the last move of any of these seats and all later ones. With `ply`, starts from the move with that
   * number (from 0) in the newest deal, if one of these seats made it. Returns false if there is no such move.
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
