import type {Deal, Move, Position, Seat, Suit, View, WholeGame} from '@cartavola/engine';
import type {Solving} from '../endings/ending.js';
import type {Players} from '../players.js';

/** Position with a clearly best move, to test for a theme. */
export interface Sighted<V extends View = View> {
  /** The solver's view. */
  readonly view: V;
  /** The best move. */
  readonly right: Move;
  /** Move that weaker players choose most often. */
  readonly tempting: Move;
}

/** A game's part in the puzzle search. */
export interface PuzzleGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> {
  readonly game: WholeGame<V, D, P>;
  readonly players: Players<V>;
  /** Game points by which the best move must be ahead of all others. */
  readonly sure: number;
  /** Number of deals in each match to take positions from. If absent, all. */
  readonly deals?: number;
  /**
   * Returns a view's information as a position for a seat, or undefined if a position can't contain it. An open view
   * gives all hands.
   */
  position(view: V, seat: Seat): P | undefined;
  /** Suits that can be swapped in a position without affecting play. */
  alike(position: P): readonly Suit[];
  /** Exact solver for deals with no cards left to deal. Absent if there is none. */
  readonly exact?: {
    /** True if a deal is small enough. */
    isNear(view: V): boolean;
    /** True if players may be shown all hands even if they could not know them. */
    readonly isOpen: boolean;
    /**
     * True if the game's players answer exact questions, so that a puzzle with open hands can be played to the end of
     * the deal.
     */
    readonly isPlayedOn?: boolean;
    /** Solves a deal for a seat. */
    solve(deal: D, seat: Seat): Solving;
    /** Converts a solver's value to the game points that the seat's side takes after the position. */
    gain(value: number, deal: D, seat: Seat): number;
  };
  /** Tests by theme, starting with the most informative one. A position without a theme isn't a puzzle. */
  readonly themes: Readonly<Record<string, (sighted: Sighted<V>) => boolean>>;
}
