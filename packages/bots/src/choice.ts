import type {Card, Move, Random, View} from '@cartavola/engine';
import type {Level} from './levels.js';

/** Settings of one choice; with the view they determine all that a bot does. */
export interface ChooseOptions {
  readonly level: Level;
  /** Maximum number of search iterations. */
  readonly iterations: number;
  /** Seed: the same view, options and seed give the same choice. */
  readonly seed: string;
  /**
   * Totals before the deal, as in `Match.totals`; absent: the deal stands alone. If the deal may end the match, an expert plays to win the
   * match, in games whose `SearchedGame.rewards` looks at totals.
   */
  readonly totals?: readonly number[];
}

/** Reason for a move: the id of a fact and the cards it is about, without a sentence; `@cartavola/words` has one in each language. */
export interface MoveReason {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** Expected value of a move, and the reasons for it. */
export interface Evaluation {
  /** Expected value of the move, in the game's own points for the bot's side; only comparable within one view. */
  readonly value: number;
  readonly reasons: readonly MoveReason[];
}

/** Chosen move with its evaluation. */
export interface Choice extends Evaluation {
  /** The move; `{type: 'pass'}` declines an optional move out of turn. */
  readonly move: Move;
}

/**
 * Anytime algorithm that chooses a move: steps of at most about a millisecond, each yielding the best choice so far. The driver watches the
 * time, and may stop after any step.
 */
export type Chooser<V extends View> = (view: V, options: ChooseOptions) => Generator<Choice, Choice>;

/** Like a `Chooser`, but each step yields the evaluation of every move, a pass among them. */
export type Judge<V extends View> = (
  view: V,
  options: ChooseOptions,
  random: Random,
) => Generator<readonly Choice[], readonly Choice[]>;
