import type {Card, Deal, Fact, Options, OptionValue, Random, Seat, View, WholeGame} from '@cartavola/engine';
import type {Board} from './board.js';
import type {GoalReader} from './goals.js';
import type {Likeness} from './likeness.js';
import type {Step, StepScript} from './step.js';
import type {Prediction} from './verdict.js';

/** A step's table, set up and played to the point of the question. */
export interface Exercise {
  readonly step: Step;
  readonly lessonGame: LessonGame;
  readonly options: Options;
  /** Cards that the reader has seen before any move, in hand, on the table or taken. */
  readonly seen: readonly Card[];
  /** Reader's seat. */
  readonly seat: Seat;
  /** View before any move. */
  readonly start: View;
  /** Events of `moves`, as the reader sees them, up to the question. */
  readonly shown: readonly Fact[];
  /** Number of events of `moves` up to and with each move. */
  readonly moments: readonly number[];
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
}

/** Computes a game's own number for a question, from the text after the goal's name; undefined if there is none. */
export type Counted = (exercise: Exercise, value: string | undefined) => number | undefined;

/** Finds the answer to a prediction, from the text after the goal's name; undefined if it is not unique. */
export type Foretold = (exercise: Exercise, value: string | undefined) => Prediction | undefined;

/** What a game says of its cards, for questions about cards. */
export interface CardFacts {
  /** True if the card is a trump. */
  isTrump?(view: View, card: Card): boolean;
  /** Points that a card is worth. */
  points?(view: View, card: Card): number;
  /** Strength of a card, greater than that of the cards it beats; undefined if it cannot be compared with the others in hand. */
  strength?(view: View, card: Card): number | undefined;
  /** Points that a seat, or its side, has taken so far. */
  pointsTaken?(view: View, seat: Seat): number;
}

/** Game as lessons need it: its rules, board, goals and counts. */
export interface LessonGame {
  readonly game: WholeGame;
  /** Values of required options that nothing gives. */
  readonly fallback: Readonly<Record<string, OptionValue>>;
  /** Cards that may stand for one another where a question comes back. */
  readonly likeness: Likeness;
  /** Writes a step anew with other numbers, where cards do not make the question; undefined if they do. */
  vary?(step: StepScript, random: Random): Pick<StepScript, 'position' | 'goal'> | undefined;
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
  /** Makes the board for a count that only this game has, by the count's name, from the text after it; absent: it is shown as it is. */
  readonly countedBoards?: Readonly<Record<string, (board: Board, value: string | undefined) => Board>>;
  readonly cards?: CardFacts;
  /** True if seats opposite each other are partners though each has a total of its own. */
  readonly hasSides?: boolean;
  /** Predictions that only this game has. */
  readonly predictions?: Readonly<Record<string, Foretold>>;
}
