import type {Card, Move, Random, View} from '@cartavola/engine';
import type {Answer} from './traits.js';
import type {ExactAnswer, ExactQuestion} from './endings/exact-question.js';
import type {Level} from './levels.js';
import type {Temper} from './tempers.js';

/** Options for one choice. Together with the view, they determine the choice completely. */
export interface ChooseOptions {
  readonly level: Level;
  /** Maximum number of search iterations. */
  readonly iterations: number;
  /** Seed: the same view, options and seed give the same choice. */
  readonly seed: string;
  /**
   * Totals before the deal, as in `Match.totals`. If absent, the deal is treated as a single one. If the deal may end the match, an expert plays to
   * win the match in games whose `SearchedGame.rewards` uses the totals.
   */
  readonly totals?: readonly number[];
  /** Temper of the player, in games with a `SearchedGame.style`. Absent: none. */
  readonly temper?: Temper | undefined;
  /**
   * Asks for an expert's verdict on all moves instead of a choice: see `Choice.costs`. Level, seed and `iterations` don't matter then.
   */
  readonly verdict?: VerdictOptions;
  /** Question for the exact solver instead of a choice: see `Choice.exact`. */
  readonly exact?: ExactQuestion;
}

/** Options for a verdict. */
export interface VerdictOptions {
  /** Move made. If it costs points, the reason compares with it, otherwise with the next best move. */
  readonly made?: Move;
  /** Number of search iterations. Default: as many as for every other verdict. */
  readonly iterations?: number;
}

/** Reason for a move: the id of a trait and what it is about. `@cartavola/words` turns it into a sentence in each language. */
export interface MoveReason {
  readonly id: string;
  /** Cards that the sentence names. */
  readonly cards: readonly Card[];
  /** Average number of points by which a search found the move better than the next best one. */
  readonly points?: number;
  /** Quantity that the trait is about, such as captured cards. */
  readonly count?: number;
  /** Move that the reason compares with. Absent if it compares with none. */
  readonly than?: Compared;
  /** Plays of another seat that the trait is about, each possible in some world. */
  readonly answers?: readonly Answer[];
}

/** Move that a reason compares with. */
interface Compared {
  readonly move: Move;
  /** True if the trait is about this move and speaks against it. False if it is about the chosen move. */
  readonly isAgainst: boolean;
  /** The same quantity for the move that the trait isn't about, if both have it. */
  readonly count?: number;
}

/** Expected value of a move, and its reasons. They are true in every world that the view allows. */
export interface Evaluation {
  /** Expected value of the move, in the game's own points for the bot's side. Only comparable within one view. */
  readonly value: number;
  readonly reasons: readonly MoveReason[];
}

/** A move and its cost. */
export interface Cost {
  readonly move: Move;
  /** Points of the game that it gives away compared with the best move. 0 if the search isn't sure that it is worse. */
  readonly loss: number;
}

/** Chosen move with its evaluation. */
export interface Choice extends Evaluation {
  /** The move; `{type: 'pass'}` declines an optional move out of turn. */
  readonly move: Move;
  /** Cost of every possible move, if `ChooseOptions.verdict` asked for it. */
  readonly costs?: readonly Cost[];
  /**
   * Expected result of the deal for the bot's side after the move, from 0 (worst) over 0.5 (even) to 1, if `ChooseOptions.verdict` asked for it.
   * Absent in solo games.
   */
  readonly outlook?: number;
  /** Answer to `ChooseOptions.exact`. Null until it is found, absent if the game has no exact solver for the view. */
  readonly exact?: ExactAnswer | null;
}

/**
 * Anytime algorithm that chooses a move in steps of at most about a millisecond. Each step yields the best choice so far. The driver watches the time
 * and may stop after any step.
 */
export type Chooser<V extends View> = (view: V, options: ChooseOptions) => Generator<Choice, Choice>;

/** Variant of a `Chooser` whose steps yield the evaluation of every move, including a pass. */
export type Judge<V extends View> = (
  view: V,
  options: ChooseOptions,
  random: Random,
) => Generator<readonly Choice[], readonly Choice[]>;
