import type {Deal, Move, Position, Seat, Suit, View, WholeGame} from '@cartavola/engine';
import type {Solving} from '../endings/ending.js';
import type {Players} from '../players.js';

/** Position with a move that is clearly best, as a theme looks at it. */
export interface Sighted<V extends View = View> {
  /** What the solver sees. */
  readonly view: V;
  /** The best move. */
  readonly right: Move;
  /** Move that weaker players like best. */
  readonly tempting: Move;
}

/** A game's part in the search for puzzles. */
export interface PuzzleGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> {
  readonly game: WholeGame<V, D, P>;
  readonly players: Players<V>;
  /** Points of the game by which the best move is ahead of all others. */
  readonly sure: number;
  /** Number of deals of each match that positions can hold; absent: all. */
  readonly deals?: number;
  /**
   * Writes what a view knows as a position of a seat; undefined where a position cannot hold it. Of an open view, the hands of all.
   */
  position(view: V, seat: Seat): P | undefined;
  /** Suits that may be exchanged for one another in a position, without changing anything. */
  alike(position: P): readonly Suit[];
  /** Exact solver of deals in which no card is left to be dealt; absent: none. */
  readonly exact?: {
    /** True if a deal is small enough. */
    isNear(view: V): boolean;
    /** True if players of this game at these tables may be shown all hands, where they could not know them. */
    readonly isOpen: boolean;
    /** True if players answer exact questions: then a puzzle with open hands is played to the end of the deal. */
    readonly isPlayedOn?: boolean;
    /** Solves a deal for a seat. */
    solve(deal: D, seat: Seat): Solving;
    /** Points of the game that a solver's value gives the seat's side from the position on. */
    gain(value: number, deal: D, seat: Seat): number;
  };
  /** Tests by theme, the most telling first. A position without any is no puzzle. */
  readonly themes: Readonly<Record<string, (sighted: Sighted<V>) => boolean>>;
}
