import type {Deal, Move, Position, Seat, Suit, View, WholeGame} from '@cartavola/engine';
import type {Solving} from '../endings/ending.js';
import type {ExactGame} from '../endings/exact.js';
import type {Players} from '../players.js';

/** Position with one clearly best move, to be tested for themes. */
export interface Sighted<V extends View = View> {
  /** The solver's view. */
  readonly view: V;
  /** The best move. */
  readonly right: Move;
  /** Move that weaker players choose most often. */
  readonly tempting: Move;
  /**
   * Returns an open view of the deal's end after a move, with best play by everybody. Absent if the position isn't
   * proven exactly.
   */
  readonly end?: ((move: Move) => V) | undefined;
}

/** Game definition for the puzzle search. */
export interface PuzzleGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> {
  readonly game: WholeGame<V, D, P>;
  readonly players: Players<V>;
  /** Game points by which the best move must be ahead of all others. */
  readonly sure: number;
  /**
   * Number of deals in each match from which to take positions. If this is absent, or if puzzles are played to the end
   * of the deal, all deals are used.
   */
  readonly deals?: number;
  /**
   * Converts a view to a position for a seat. Returns undefined if a position can't represent it. An open view gives
   * all hands.
   */
  position(view: V, seat: Seat): P | undefined;
  /** Suits that can be swapped in a position without affecting play. */
  alike(position: P): readonly Suit[];
  /** Exact solver for deals with no cards left to deal. */
  readonly exact: {
    /** True if a deal is small enough to solve. */
    isNear(view: V): boolean;
    /** True if puzzles may show all hands, even if players could not know them. */
    readonly isOpen: boolean;
    /**
     * Game points by which the best move must be ahead in a puzzle that is played to the end of the deal. Defaults to
     * `PuzzleGame.sure`.
     */
    readonly sure?: number;
    /** The game's definition for exact questions, used for puzzles that are played to the end of the deal. */
    readonly playedOn: ExactGame<V, D>;
    /**
     * Solves a deal for a seat. Values are game points that the seat's side takes after the position. If this method is
     * absent, `playedOn` is used.
     */
    solve?(deal: D, seat: Seat): Solving;
  };
  /** Tests keyed by theme, starting with the most informative one. A position without a theme isn't a puzzle. */
  readonly themes: Readonly<Record<string, (sighted: Sighted<V>) => boolean>>;
}
