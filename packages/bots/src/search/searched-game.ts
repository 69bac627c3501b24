import type {Deal, Move, Random, Seat, View, Watch} from '@cartavola/engine';
import type {Trait} from '../traits.js';
import type {Solving} from '../endings/ending.js';
import type {Style} from '../tempers.js';

/** Arguments for an evaluation at a glance. */
export interface Sight<D> {
  readonly deal: D;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** True if only a move's immediate gain counts, not its later cost. */
  readonly isRash: boolean;
  /** Source of noise to vary choices among similar moves. Without it, no noise is added. */
  readonly random?: Random;
}

/** Game definition for the search. `D` is the type of its sampled worlds: deals with all cards known. */
export interface SearchedGame<V extends View, D extends Deal> {
  /** Samples a deal consistent with the view. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  /**
   * Returns the reward of each seat, usually from 0 to 1, for a deal that is finished or `isFarEnough`. `totals`: see
   * `ChooseOptions`.
   */
  rewards(deal: D, totals?: readonly number[]): readonly number[];
  /**
   * Returns the points of a finished deal by seat, in the game's unit. Each seat gets its side's points. Games that
   * only score matches return the points of the match.
   */
  points(view: V): readonly number[];
  /** Returns the side (0 or 1) of each seat, for an open view. */
  sides(view: V): readonly number[];
  /** Game points that correspond to a reward of 1. */
  readonly scale: number;
  /** Difference in points that players notice. Tempers only choose between moves that are closer together than this. */
  readonly sure: number;
  /** Smallest loss in points that the coach mentions. */
  readonly worthMention: number;
  /**
   * Returns the view's moves without those that no sensible player considers: moves that are dominated (another is
   * never worse and sometimes better), or that people would call absurd. Without this method, players consider all
   * moves. Players at level casual and above choose only among these, unless the exact values of all moves are known.
   */
  undominated?(view: V): readonly Move[];
  /** Evaluates each move at a glance and stores the results in `values`, by index, in any unit of points. */
  look(sight: Sight<D>, values: Float64Array): void;
  /** Returns the traits of a move, to explain it. Without this method, reasons come from the heuristics. */
  traits?(view: V, move: Move): readonly Trait[];
  /**
   * Returns the height of the card that a play spends, and its immediate gain. Tempers value these differently. Returns
   * undefined for other moves.
   */
  style?(view: V, move: Move): Style | undefined;
  /** Deficit in points that halves the assumed probability that a player makes the move. */
  readonly doubt: number;
  /** Probability, per 1,000, of a random move in playouts. Defaults to 300. */
  readonly chance?: number;
  /**
   * True if a playout may stop after `played` moves and be evaluated. Without this method, playouts end with the deal.
   */
  isFarEnough?(deal: D, played: number): boolean;
  /** Weight of the heuristics relative to the search, per point of their evaluation. */
  readonly trust: number;
  /**
   * Number of standard errors within which the search considers moves equally good, so that the heuristics decide.
   * Heuristics that don't depend on chance make the same choice in every search, so bots, hints and the coach agree.
   * Defaults to 0.
   */
  readonly near?: number;
  /** True if the view's decision comes before play. Without this method, no decision does. */
  isBeforePlay?(view: V): boolean;
  /**
   * Share, per 1,000, of moves that a player without memory or search chooses by heuristics rather than at a glance,
   * unless it is rash. Defaults to 0. The share is tuned so that such a player is between the adjacent levels
   * (docs/strength.md).
   */
  readonly thoughtful?: number;
  /** Returns the view without memory of the cards played. */
  forgotten(view: V): V;
  /** Returns whether later moves may be hidden from some players. Without this method, all players see all moves. */
  isSecret?(view: V): boolean;
  /**
   * Returns the hash of a move as other seats see it, if they only see part of it. Moves that look alike share a hash.
   */
  seenAs?(move: Move): number | undefined;
  /** Exact solver for the end of a deal. Absent if there is none. */
  readonly ending?: Ending<V, D>;
  /** Returns a move that a seat makes out of turn in a playout. Absent if there are no such moves. */
  interruption?(deal: D, random: Random): {readonly seat: Seat; readonly move: Move} | undefined;
}

/** Endings that can be solved exactly once all cards are known. */
export interface Ending<V extends View, D extends Deal> {
  /** True if worlds of the view are small enough to solve. */
  isNear(view: V): boolean;
  /**
   * True if the view leaves no doubt about any card, so that the solver's values are exact. Without this method, no view
   * is certain.
   */
  isCertain?(view: V): boolean;
  /** Cost of solving one world with this many cards, in iterations of the tree search. */
  effort(cards: number): number;
  /** Solves a deal for a seat. The result includes a pass if the seat doesn't have to act. */
  solve(deal: D, seat: Seat): Solving;
  /** Converts a solver's value to the seat's reward. */
  reward(value: number, deal: D, seat: Seat, totals?: readonly number[]): number;
}
