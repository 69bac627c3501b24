import type {Deal, Move, Random, Seat, View, Watch} from '@cartavola/engine';
import type {Solving} from '../endings/ending.js';

/** Arguments of an evaluation at sight. */
export interface Sight<D> {
  readonly deal: D;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** True if only a move's immediate gain counts, not its later cost. */
  readonly isRash: boolean;
  /** Source of noise among similar moves; absent: none. */
  readonly random?: Random;
}

/** A game as the search needs it. `D`: type of its sampled worlds, deals that expose all cards. */
export interface SearchedGame<V extends View, D extends Deal> {
  /** Samples a deal consistent with all that the view knows. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  /** Reward of each seat, from 0 to 1, for a finished deal, or one that `isFarEnough`; `totals`: see `ChooseOptions`. */
  rewards(deal: D, totals?: readonly number[]): readonly number[];
  /** Points of a finished deal by seat (or its side), in the game's own unit; for games that score only matches, those of the match. */
  points(view: V): readonly number[];
  /** Side (0 or 1) by seat, as known to an open view. */
  sides(view: V): readonly number[];
  /** Points of the game that a reward of 1 is worth. */
  readonly scale: number;
  /** Loss in points from which the coach comments on a move. */
  readonly sure: number;
  /** Evaluates each move at sight into `values`, by index, in any unit of points. */
  look(sight: Sight<D>, values: Float64Array): void;
  /** Points behind another move at which a move becomes half as likely. */
  readonly doubt: number;
  /** Probability, per 1,000, of a random move in playouts; absent: 300. */
  readonly chance?: number;
  /** True if a playout may stop after so many moves and be evaluated; absent: only at the end of the deal. */
  isFarEnough?(deal: D, played: number): boolean;
  /** Weight of the heuristics beside the search, per point of their evaluation. */
  readonly trust: number;
  /** True if a decision before play is due; absent: never. */
  isBeforePlay?(view: V): boolean;
  /** Returns the view of a player that forgets what was played. */
  forgotten(view: V): V;
  /** True if something to come will be hidden from some; absent: never. */
  isSecret?(view: V): boolean;
  /** Hash of a move as others see it, if they see it only in part: moves that look alike share it. */
  seenAs?(move: Move): number | undefined;
  /** Exact solver for the end of a deal; absent: none. */
  readonly ending?: Ending<V, D>;
  /** Chooses a move out of turn in a playout; absent: there is none. */
  interruption?(deal: D, random: Random): {readonly seat: Seat; readonly move: Move} | undefined;
}

/** Endings that can be solved exactly once all cards are known. */
export interface Ending<V extends View, D extends Deal> {
  /** True if worlds of the view are small enough to solve. */
  isNear(view: V): boolean;
  /** Cost of solving one world with so many cards, in iterations of the tree search. */
  effort(cards: number): number;
  /** Solves a deal for a seat; includes a pass where it need not act. */
  solve(deal: D, seat: Seat): Solving;
  /** Converts a solver's value to the seat's reward. */
  reward(value: number, deal: D, seat: Seat, totals?: readonly number[]): number;
}
