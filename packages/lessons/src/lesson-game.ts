import type {Deal, Fact, Move, Options, OptionValue, Seat, View, WholeGame} from '@cartavola/engine';
import type {Board} from './board.js';
import type {End, GoalReader} from './goals.js';
import type {Step} from './step.js';
import type {Prediction} from './verdict.js';

/** A step's table, set up and played to the point of the question. */
export interface Exercise {
  readonly step: Step;
  readonly lessonGame: LessonGame;
  readonly options: Options;
  /** Reader's seat. */
  readonly seat: Seat;
  /** View before any move. */
  readonly start: View;
  /** Events of `moves`, as the reader sees them, up to the question. */
  readonly shown: readonly Fact[];
  /** Events of `moves` after the question, which predictions and counts are about. */
  readonly kept: readonly Fact[];
  /** Reader's view at the question. */
  readonly view: View;
  /** True if all hands are face up. */
  readonly open: boolean;
  /** Keys of the position that were not written: their values are defaults, and not shown. */
  readonly assumed: readonly string[];
  /** Possible deals at the question, sampled; a single one if every card is known. */
  readonly worlds: readonly Deal[];
  /** Enumerates the continuations of a legal move of the reader's, in every world. */
  ends(move: Move): readonly End[];
}

/** Computes a game's own number for a question, from the text after the goal's name; undefined if there is none. */
export type Counted = (exercise: Exercise, value: string | undefined) => number | undefined;

/** Finds the answer to a game's own prediction; undefined if it is not unique. */
type Foretold = (exercise: Exercise) => Prediction | undefined;

/** Game as lessons need it: its rules, board, goals and counts. */
export interface LessonGame {
  readonly game: WholeGame;
  /** Values of required options that nothing gives. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** Makes the board of a view. */
  board(view: View): Board;
  /** Goals that only this game has. */
  readonly goals?: Readonly<Record<string, GoalReader>>;
  /**
   * Defaults, for the reader's seat, of attributes that a position may omit if the question does not need them, such as the doubled suit;
   * not shown.
   */
  readonly assumed?: (seat: number) => Readonly<Record<string, string>>;
  /** Counts that only this game has. */
  readonly counts?: Readonly<Record<string, Counted>>;
  /** Predictions that only this game has. */
  readonly predictions?: Readonly<Record<string, Foretold>>;
}
