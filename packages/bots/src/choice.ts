import type {Card, Move, Random, View} from '@cartavola/engine';
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
  /** Move to judge, one of the view's moves or a pass: see `Choice.loss`. Players made by `playersFrom` judge it at any level. */
  readonly made?: Move;
  /** Question for the exact solver instead of a choice: see `Choice.exact`. */
  readonly exact?: ExactQuestion;
}

/** Reason for a move: the id of a fact and the cards it is about. `@cartavola/words` turns it into a sentence in each language. */
export interface MoveReason {
  readonly id: string;
  readonly cards: readonly Card[];
  /** Average number of points by which a search found the move better than others. */
  readonly points?: number;
}

/** Expected value of a move, and its reasons. They are true in every world that the view allows. */
export interface Evaluation {
  /** Expected value of the move, in the game's own points for the bot's side. Only comparable within one view. */
  readonly value: number;
  readonly reasons: readonly MoveReason[];
}

/** Chosen move with its evaluation. */
export interface Choice extends Evaluation {
  /** The move; `{type: 'pass'}` declines an optional move out of turn. */
  readonly move: Move;
  /**
   * Points of the game that `ChooseOptions.made` gives away compared with `move`, which is clearly better. 0 if `move` is the move made.
   * Absent if no move was to be judged.
   */
  readonly loss?: number;
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
