import type {Card, Move, Random, View} from '@cartavola/engine';
import type {Answer, Outcome} from './traits.js';
import type {ExactAnswer, ExactQuestion} from './endings/exact-question.js';
import type {Level} from './levels.js';
import type {Temper} from './tempers.js';

/** Options for one choice. Together with the view, they determine the choice completely. */
export interface ChooseOptions {
  readonly level: Level;
  /** Maximum number of search iterations. */
  readonly iterations: number;
  /** Random seed. The same view, options and seed give the same choice. */
  readonly seed: string;
  /**
   * Totals before the deal, as in `Match.totals`. Without them, the deal is treated as a separate match. If the deal
   * may end the match, an expert plays to win the match, provided that the game's `SearchedGame.rewards` uses the
   * totals.
   */
  readonly totals?: readonly number[];
  /** The player's temper, if any. Has an effect only in games that define `SearchedGame.style`. */
  readonly temper?: Temper | undefined;
  /**
   * Requests an expert's verdict on all moves instead of a choice: see `Choice.costs`. Ignores level, seed and
   * `iterations`.
   */
  readonly verdict?: VerdictOptions;
  /** Asks the exact solver instead of making a choice: see `Choice.exact`. */
  readonly exact?: ExactQuestion;
}

/** Options for a verdict. */
export interface VerdictOptions {
  /**
   * The move that was made. If it costs points, the reason compares the best move with this one. If it is another move
   * that is as good, the reason is `as-good`. Otherwise, the reason compares the best move with the next best one.
   */
  readonly made?: Move;
  /**
   * Moves that are known to be right. The choice is one of them, `made` if possible. The reason compares it only with
   * moves that aren't right.
   */
  readonly right?: readonly Move[];
  /** Number of search iterations. Defaults to `VERDICT.iterations`. */
  readonly iterations?: number;
}

/** Reason for a move: the id of a trait, with details. `@cartavola/words` turns it into a sentence in each language. */
export interface MoveReason {
  readonly id: string;
  /** Cards that the sentence mentions. */
  readonly cards: readonly Card[];
  /** Average lead in points over the next best move, according to a search. */
  readonly points?: number;
  /** Quantity that the trait refers to, such as the number of captured cards. */
  readonly count?: number;
  /** Move that the reason compares the chosen one with, if any. */
  readonly than?: Compared;
  /**
   * What both moves do in this trick or on the table, if they do the same and the trait isn't about that: an `Outcome`,
   * or the id of a reason that applies to both.
   */
  readonly both?: string;
  /** What the chosen move does, if the other move does something else and the trait isn't about that. */
  readonly effect?: Outcome;
  /** Another seat's plays to which the trait refers. Each is possible in at least one world. */
  readonly answers?: readonly Answer[];
}

/** Move that a reason compares the chosen one with. */
interface Compared {
  readonly move: Move;
  /** True if the trait is a disadvantage of this move, false if it is an advantage of the chosen move. */
  readonly isAgainst: boolean;
  /** The same quantity for the other of the two moves, if both have the trait. */
  readonly count?: number;
}

/**
 * Expected value of a move, and the reasons for it. The reasons hold in every world that is consistent with the view.
 */
export interface Evaluation {
  /** Expected value of the move for the bot's side, in game points. Comparable only between moves in the same view. */
  readonly value: number;
  readonly reasons: readonly MoveReason[];
}

/** A move and its cost. */
export interface Cost {
  readonly move: Move;
  /**
   * Game points that the move gives away compared with the best one. 0 if the search can't establish that it is worse.
   */
  readonly loss: number;
}

/** Chosen move with its evaluation. */
export interface Choice extends Evaluation {
  /** The move. `{type: 'pass'}` declines an optional out-of-turn move. */
  readonly move: Move;
  /** Cost of every possible move, if `ChooseOptions.verdict` asked for it. */
  readonly costs?: readonly Cost[];
  /**
   * Expected result of the deal for the bot's side after the move, from 0 (worst) to 1 (best), where 0.5 is even.
   * Present if `ChooseOptions.verdict` asked for it. Absent in solo games.
   */
  readonly outlook?: number;
  /** Answer to `ChooseOptions.exact`. Null until it is found, absent if the game has no exact solver for the view. */
  readonly exact?: ExactAnswer | null;
}

/**
 * Anytime algorithm that chooses a move in steps of at most about a millisecond. Each step yields the best choice so
 * far. The driver checks the time and may stop after any step.
 */
export type Chooser<V extends View> = (view: V, options: ChooseOptions) => Generator<Choice, Choice>;

/** Variant of a `Chooser` whose steps yield the evaluation of every move, including a pass. */
export type Judge<V extends View> = (
  view: V,
  options: ChooseOptions,
  random: Random,
) => Generator<readonly Choice[], readonly Choice[]>;
