import type {Card, Move, Random, View} from '@cartavola/engine';
import type {Level} from './levels.js';

/** Settings of one choice. Everything a bot does follows from these and the view. */
export interface ChooseOptions {
  readonly level: Level;
  /** How much one that searches may do so. */
  readonly iterations: number;
  /** The same view, options and seed give the same choice. */
  readonly seed: string;
  /**
   * What those who have totals in the match had before the deal, as `Match.totals` says; absent: the deal stands alone. Where the deal may
   * end the match, an expert plays for that, in games whose `SearchedGame.rewards` looks at it.
   */
  readonly totals?: readonly number[];
}

/** Reason for a move: the id of a fact and the cards it is about, without a sentence; `@cartavola/words` has one in each language. */
export interface Reason {
  readonly id: string;
  readonly cards: readonly Card[];
}

/** Chosen move, with its expected value and the reasons for it. */
export interface Choice {
  /** `{type: 'pass'}`: it does not act where it may, but need not, out of turn. */
  readonly move: Move;
  /** How much the bot expects of the move, in the game's own points for its side; only for comparing moves of one view. */
  readonly value: number;
  readonly reasons: readonly Reason[];
}

/**
 * A player of one game: steps of at most about a millisecond, each yielding the best choice so far. Whoever drives it watches
 * the time, and may stop after any step.
 */
export type Chooser<V extends View> = (view: V, options: ChooseOptions) => Generator<Choice, Choice>;

/** As a `Chooser`, but each step yields what is thought of every move that may be chosen, a pass among them. */
export type Judge<V extends View> = (
  view: V,
  options: ChooseOptions,
  random: Random,
) => Generator<readonly Choice[], readonly Choice[]>;
