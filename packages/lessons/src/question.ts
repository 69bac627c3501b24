import type {Card, Fact, Move, Seat} from '@cartavola/engine';
import type {Exercise} from './lesson-game.js';
import type {Prediction, ReaderAnswer, Verdict} from './verdict.js';

/** A valid question with its right answers. */
export interface Question {
  readonly exercise: Exercise;
  /** Legal moves that are right. Empty if no move is asked for. */
  readonly right: readonly Move[];
  /** Cards that the reader must choose. Empty if none are asked for. */
  readonly cards: readonly Card[];
  readonly who: Prediction | undefined;
  readonly number: number | undefined;
  /** Possible predictions. */
  readonly candidates: readonly Prediction[];
  /** Values of the right items in a list. Empty if none are asked for. */
  readonly choices: readonly string[];
  /** Seats that the reader must choose. Empty if none are asked for. */
  readonly seats: readonly Seat[];
  /** Codes of the cards, or values of the items, in the right order. Empty if no order is asked for. */
  readonly order: readonly string[];
  /** Judges an answer to a step of this kind. */
  judge(answer: ReaderAnswer): Verdict;
  /** Simulates the events after a legal but wrong move. */
  consequence(move: Move): readonly Fact[];
}

/** Creates a question without right answers yet. */
export const unanswered = (exercise: Exercise): Omit<Question, 'judge'> => ({
  exercise,
  right: [],
  cards: [],
  who: undefined,
  number: undefined,
  candidates: [],
  choices: [],
  seats: [],
  order: [],
  consequence: () => exercise.kept,
});
