import type {Deal, Move, Random, Seat, View, Watch} from '@cartavola/engine';
import type {Solving} from '../endings/ending.js';

/** Somebody who looks at what may be done. */
export interface Sight<D> {
  readonly deal: D;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** Whether nothing but what a move brings at once is looked at, not what it costs later. */
  readonly isRash: boolean;
  /** What looks much alike may be taken for the same; absent: it is not. */
  readonly random?: Random;
}

/** A game as a search needs it. `D` is what its worlds are: a deal that shows all of itself, for it was drawn from a view. */
export interface SearchedGame<V extends View, D extends Deal> {
  /** A deal, drawn at random, that agrees with everything the view knows. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  /** What the deal is worth to each seat, from 0 to 1: of a finished one, or of one that `isFarEnough`; `totals`: see `ChooseOptions`. */
  rewards(deal: D, totals?: readonly number[]): readonly number[];
  /** By seat, what a finished deal brought it, or its side, in the game's own points; of games that score the match, what the match did. */
  points(view: V): readonly number[];
  /** By seat, on which of two sides it is, as who sees all knows it now. */
  sides(view: V): readonly number[];
  /** How many points of the game the whole of a reward is worth. */
  readonly scale: number;
  /** From how many points on a loss is worth a word of the coach. */
  readonly sure: number;
  /** What each move looks worth at first sight, in points of whatever kind, by its place. */
  look(sight: Sight<D>, values: Float64Array): void;
  /** A move that looks so many points worse than another is made half as often. */
  readonly doubt: number;
  /** Of 1,000 moves of a playout how many are made by chance; absent: 300. */
  readonly chance?: number;
  /** Whether a playout may end here, after so many moves, and be judged as it stands; absent: only at the end of the deal. */
  isFarEnough?(deal: D, played: number): boolean;
  /** How far rules of thumb are trusted beside the search: what a point of their judgement counts against one of the search's. */
  readonly trust: number;
  /** Whether something is to be decided before cards are played; absent: never. */
  isBeforePlay?(view: V): boolean;
  /** What somebody knows who forgets what was played. */
  forgotten(view: V): V;
  /** Whether something that is still to come will not be seen by all; absent: all is. */
  isSecret?(view: V): boolean;
  /** What others see of a move that they do not wholly see: moves that look alike to them have one number. */
  seenAs?(move: Move): number | undefined;
  /** What is known of the end of a deal; absent: nothing that could be worked out. */
  readonly ending?: Ending<V, D>;
  /** Somebody who acts out of turn in a world that is played on; absent: nobody does. */
  interruption?(deal: D, random: Random): {readonly seat: Seat; readonly move: Move} | undefined;
}

/** Endings that can be worked out exactly, once it is known who holds what. */
export interface Ending<V extends View, D extends Deal> {
  /** Whether the worlds of the view are near enough to their end. */
  isNear(view: V): boolean;
  /** How many iterations of the tree take about as long as one world in which so many cards are left. */
  effort(cards: number): number;
  /** What each of the seat's moves is worth; a pass among them, where it need not act. */
  solve(deal: D, seat: Seat): Solving;
  /** What such a value is as a reward of the seat. */
  reward(value: number, deal: D, seat: Seat, totals?: readonly number[]): number;
}
