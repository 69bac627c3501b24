import type {Deal, Fact, Options, Seat, View} from '@cartavola/engine';
import type {Inline} from '@cartavola/words';

/** Kinds of steps, by their question; `read` and `watch` ask nothing. */
export const KINDS = [
  'read',
  'watch',
  'predict',
  'play',
  'choose',
  'count',
  'decide',
  'seats',
  'order',
  'free',
] as const;
/** One of `KINDS`. */
export type Kind = (typeof KINDS)[number];

/**
 * Stages of a skill, by how much of the step is done for the reader: all, a part, nothing (worked example, completion, independent
 * practice).
 */
export const STAGES = ['worked', 'finish', 'alone'] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Returns true if a step of this kind has right and wrong answers. */
export const asks = (kind: Kind): boolean => kind !== 'read' && kind !== 'watch' && kind !== 'free';

/** Places that cards to choose or to put in order come from: the reader's hand, the middle of the table, or the piles of taken cards. */
export const SOURCES = ['hand', 'table', 'piles'] as const;
/** One of `SOURCES`. */
export type CardSource = (typeof SOURCES)[number];

/** A wrong answer that the author expects, and the remark on it. Shown if all its conditions hold; the most specific one wins. */
export interface ExpectedAnswer {
  /** Code of a card that was played or chosen, or that is the first in a wrong place. */
  readonly card?: string;
  /** Code of a right card, or number of a right seat, that was left out. */
  readonly missed?: string;
  /** Id of the rule that the answer breaks. */
  readonly refusal?: string;
  /** Value of the text that was chosen, or that is the first in a wrong place. */
  readonly choice?: string;
  /** Number of a seat that was named. */
  readonly seat?: string;
  /** Number that was written. */
  readonly number?: string;
  readonly text: string;
}

/** A text to choose, or to put in its place. */
export interface Choice {
  /** Value, unique in its step. */
  readonly value: string;
  readonly text: string;
  /** True if the author says that it is right. */
  readonly isRight: boolean;
  /** Condition under which it is right, in the notation of `readConditions`. */
  readonly when?: string;
}

/** A remark on a move of a step that is watched. */
export interface MoveComment {
  /** Number of the move, from 1. */
  readonly move: number;
  readonly text: string;
}

/** A step of a lesson without its texts. */
export interface StepScript {
  /** Id, unique in its lesson. */
  readonly id: string;
  /** Name of the skill that the step belongs to. */
  readonly skill: string;
  /** Stage within the skill; absent: the step stands by itself. */
  readonly stage?: Stage;
  readonly kind: Kind;
  /** Ids of the rules that it teaches; the second hint shows the first. */
  readonly teaches?: readonly string[];
  /** Misconception, or case of the rule, that only this step asks about: it is never left out. */
  readonly bait?: string;
  /** What alone is exchanged where the step comes back with other cards; absent: suits and ranks. */
  readonly exchanges?: 'suits' | 'ranks';
  /** Goal where the step comes back with other cards, if another. */
  readonly goalAgain?: string;
  /**
   * Keys of the written position (`docs/record-format.md`) and options, as attributes: `hand` is the reader's own, and lists by seat or side are
   * separated by `/`. Absent: no table.
   */
  readonly position?: Readonly<Record<string, string>>;
  /** Moves played from there, in the notation of `readMoves`. */
  readonly moves?: string;
  /** Condition of a right answer, in the notation of `readGoals`; with `script` a part for each turn, separated by `/`. */
  readonly goal?: string;
  /** Place that the cards come from; absent: moves are asked for, or cards of the hand. */
  readonly from?: CardSource;
  /** Moves of the others after each of the reader's, separated by `/`, in the notation of `readMoves`. */
  readonly script?: string;
  /** Picture of cards with notes, and signs, in the notation of `figure`. */
  readonly picture?: string;
  /** Seed of the cards of a `free` step. */
  readonly seed?: string;
}

/** A table taken from a deal of a record, at the first move that is shown. */
export interface Recorded {
  readonly options: Options;
  /** Reader's seat. */
  readonly seat: Seat;
  /** Deals it. `start`: the reader's view once the cards were dealt; `facts`: what has happened since, as the reader saw it. */
  begin(): {readonly deal: Deal; readonly start: View; readonly facts: readonly Fact[]};
}

/** A step with its texts. */
export interface Step extends StepScript {
  /** Record that the table is taken from; `position` then says where in it. */
  readonly recorded?: Recorded;
  /** Question, or topic of the step, in few words. */
  readonly title: string;
  /** True while its texts are not loaded. */
  readonly isUntold?: true;
  /** Text, empty if the author's own page shows it. */
  readonly text: readonly Inline[];
  /** Text added after the right answer, or after watching. */
  readonly done?: string;
  readonly answers: readonly ExpectedAnswer[];
  /** Texts to choose from, or to put in order, in the right order. */
  readonly choices?: readonly Choice[];
  /** Remarks on the moves of a step that is watched. */
  readonly comments?: readonly MoveComment[];
  /** Question of the step, short, naming no card: its title where it comes back with other cards. The numbers are those of its goal. */
  readonly again?: string | ((numbers: readonly number[]) => string);
  /** Hints in order: where to look, the rule. The answer itself is never written. */
  readonly hints: readonly string[];
}
