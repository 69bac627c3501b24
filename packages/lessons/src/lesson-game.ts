import type {Card, Deal, Fact, Options, OptionValue, Random, Seat, View, WholeGame} from '@cartavola/engine';
import type {Board} from './board.js';
import type {GoalReader} from './goals.js';
import type {Likeness} from './likeness.js';
import type {Step, StepScript} from './step.js';
import type {Prediction} from './verdict.js';

/** A step's table, set up and played up to the question. */
export interface Exercise {
  readonly step: Step;
  readonly lessonGame: LessonGame;
  readonly options: Options;
  /** Cards that the reader has seen before any move: in the hand, on the table or taken. */
  readonly seen: readonly Card[];
  /** The reader's seat. */
  readonly seat: Seat;
  /** View before any move. */
  readonly start: View;
  /** Events of `moves` up to the question, as the reader sees them. */
  readonly shown: readonly Fact[];
  /** Number of events up to and including each of the `moves`. */
  readonly moments: readonly number[];
  /** Events of `moves` after the question. Predictions and counts are about these. */
  readonly kept: readonly Fact[];
  /** The reader's view when the question is asked. */
  readonly view: View;
  /** True if all hands are face up. */
  readonly open: boolean;
  /** Keys of the position that the author left out. Their values are defaults and aren't shown. */
  readonly assumed: readonly string[];
  /** Sampled deals that are possible when the question is asked. Only one if every card is known. */
  readonly worlds: readonly Deal[];
}

/**
 * Computes a game-specific number for a question from the argument after the goal's name. Returns undefined if there is
 * no such number.
 */
export type Counted = (exercise: Exercise, value: string | undefined) => number | undefined;

/**
 * Finds the answer to a prediction from the argument after the goal's name. Returns undefined if the answer isn't
 * unique.
 */
export type Foretold = (exercise: Exercise, value: string | undefined) => Prediction | undefined;

/** Properties of a game's cards, for questions about cards. */
export interface CardFacts {
  /** True if the card is a trump. */
  isTrump?(view: View, card: Card): boolean;
  /** Points that a card is worth. */
  points?(view: View, card: Card): number;
  /**
   * Strength of a card, greater than that of any card it beats. Undefined if the card can't be compared with the others
   * in the hand.
   */
  strength?(view: View, card: Card): number | undefined;
  /** Points that a seat or its side has taken so far. */
  pointsTaken?(view: View, seat: Seat): number;
}

/** A game for lessons: its rules, board, goals and counts. */
export interface LessonGame {
  readonly game: WholeGame;
  /** Values used for required options that aren't given. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** Cards that may replace one another when a question is repeated. */
  readonly likeness: Likeness;
  /**
   * Rewrites a step with different numbers if its question doesn't depend on the cards. Otherwise, returns undefined.
   */
  vary?(step: StepScript, random: Random): Pick<StepScript, 'position' | 'goal'> | undefined;
  /** Returns the board for a view. */
  board(view: View): Board;
  /** Goals that only this game has. */
  readonly goals?: Readonly<Record<string, GoalReader>>;
  /**
   * Defaults, given the reader's seat, for attributes that a position may omit if the question doesn't need them, such
   * as the doubled suit. They aren't shown.
   */
  readonly assumed?: (seat: number) => Readonly<Record<string, string>>;
  /** Counts that only this game has. */
  readonly counts?: Readonly<Record<string, Counted>>;
  /**
   * Functions, keyed by the name of a game-specific count, that return the board for it, given the argument after its
   * name. Without such a function, the board is unchanged.
   */
  readonly countedBoards?: Readonly<Record<string, (board: Board, value: string | undefined) => Board>>;
  readonly cards?: CardFacts;
  /** True if opposite seats are partners, even though each has a separate total. */
  readonly hasSides?: boolean;
  /**
   * Returns the seats on a seat's side, as far as a view shows them. Without this method, opposite seats at a table of
   * four are partners.
   */
  readonly sideOf?: (view: View, seat: Seat) => readonly Seat[];
  /** Predictions that only this game has. */
  readonly predictions?: Readonly<Record<string, Foretold>>;
}
