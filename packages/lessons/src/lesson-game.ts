import type {OptionValue, View, WholeGame} from '@cartavola/engine';
import type {Board} from './board.js';
import type {Exercise} from './exercise.js';
import type {GoalReader} from './goals.js';
import type {Who} from './verdict.js';

/** A number that a game can be asked for, of a question and of what stands after the name; undefined where there is none. */
export type Counted = (exercise: Exercise, value: string | undefined) => number | undefined;

/** Whom a prediction of a game's own is about; undefined where there is nobody, or more than one. */
type Foretold = (exercise: Exercise) => Who | undefined;

/** Game as lessons need it: its rules, and what can be shown, asked and counted in it. */
export interface LessonGame {
  readonly game: WholeGame;
  /** Options that must be given, where nothing gives them. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** What a view shows. */
  board(view: View): Board;
  /** What a right move can be in this game alone. */
  readonly goals?: Readonly<Record<string, GoalReader>>;
  /**
   * Attributes that a position may leave out where the question does not need them, such as the doubled suit, for the reader's seat;
   * the table shows nothing of them.
   */
  readonly assumed?: (seat: number) => Readonly<Record<string, string>>;
  /** What can be counted in this game alone. */
  readonly counts?: Readonly<Record<string, Counted>>;
  /** What can be predicted in this game alone. */
  readonly predictions?: Readonly<Record<string, Foretold>>;
}
