import type {Deal, Fact, Move, Options, OptionValue, Seat, View, WholeGame} from '@cartavola/engine';
import type {Board} from './board.js';
import type {End, GoalReader} from './goals.js';
import type {Step} from './step.js';
import type {Who} from './verdict.js';

/** A step's table, set up and played to where the question stands. */
export interface Exercise {
  readonly step: Step;
  readonly lessonGame: LessonGame;
  readonly options: Options;
  /** The reader's. */
  readonly seat: Seat;
  /** What was there before anything was played. */
  readonly start: View;
  /** What `moves` did, as the reader sees it, up to the question. */
  readonly shown: readonly Fact[];
  /** What they did after that: what a prediction is about, and a count. */
  readonly kept: readonly Fact[];
  /** What the reader sees as the question is asked. */
  readonly view: View;
  /** Whether the hands of all lie open. */
  readonly open: boolean;
  /** The keys of the position that nobody wrote: what stands there is thought up, and not shown. */
  readonly assumed: readonly string[];
  /** The deals that may be, as they stand when the question is asked; one where every card is known. */
  readonly worlds: readonly Deal[];
  /** Every way in which a legal move of the reader's can go on, in every world. */
  ends(move: Move): readonly End[];
}

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
