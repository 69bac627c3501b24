import type {Deal, Fact, Options, Seat, View} from '@cartavola/engine';
import type {Inline} from '@cartavola/words';

/** Kinds of step. `read`, `watch` and `free` don't ask a question. */
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
 * Stages of a skill: a worked example, an example to finish, and independent practice. Each stage leaves more to the
 * reader.
 */
export const STAGES = ['worked', 'finish', 'alone'] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Returns whether a step of this kind has right and wrong answers. */
export const asks = (kind: Kind): boolean => kind !== 'read' && kind !== 'watch' && kind !== 'free';

/**
 * Sources of the cards to choose or put in order: the reader's hand, the middle of the table, or the piles of taken
 * cards.
 */
export const SOURCES = ['hand', 'table', 'piles'] as const;
/** One of `SOURCES`. */
export type CardSource = (typeof SOURCES)[number];

/**
 * Wrong answer that the author expects, with a remark. The most specific remark whose conditions are all met is shown.
 */
export interface ExpectedAnswer {
  /** Code of a card that was played or chosen, or of the first card in the wrong position. */
  readonly card?: string;
  /** Code of a correct card, or number of a correct seat, that was left out. */
  readonly missed?: string;
  /** Id of the rule that the answer breaks. */
  readonly refusal?: string;
  /** Type of the move, such as `fold`. */
  readonly type?: string;
  /** Number of cards played, written in digits. */
  readonly count?: string;
  /** Value of the item that was chosen, or of the first item in the wrong position. */
  readonly choice?: string;
  /** Number of a seat that the reader chose. */
  readonly seat?: string;
  /** Number that the reader entered. */
  readonly number?: string;
  readonly text: string;
}

/** An item to choose from a list, or to put in order. */
export interface Choice {
  /** Value, which is unique in its step. */
  readonly value: string;
  readonly text: string;
  /** True if the author marks it as right. */
  readonly isRight: boolean;
  /** Condition under which it is right, in the notation of `conditionsHold`. */
  readonly when?: string;
}

/** A remark on a move in a `watch` step. */
export interface MoveComment {
  /** Number of the move, from 1. */
  readonly move: number;
  readonly text: string;
}

/** A step in a lesson, without its text. */
export interface StepScript {
  /** Id, which is unique in its lesson. */
  readonly id: string;
  /** Name of the skill that the step belongs to. */
  readonly skill: string;
  /** Stage within the skill. Absent if the step doesn't belong to a stage. */
  readonly stage?: Stage;
  readonly kind: Kind;
  /** Ids of the rules that it teaches. The second hint shows the first of them. */
  readonly teaches?: readonly string[];
  /**
   * Cases of these rules, such as `a partner’s ruff`, that not every step about the rules shows. The step is never
   * skipped before another step has shown them all.
   */
  readonly cases?: readonly string[];
  /** Misconception or special case of a rule that only this step asks about. Such a step is never skipped. */
  readonly bait?: string;
  /** What to swap when the step is repeated with different cards. By default, both suits and ranks are swapped. */
  readonly exchanges?: 'suits' | 'ranks';
  /** Goal for a repetition with different cards. Defaults to `goal`. */
  readonly goalAgain?: string;
  /**
   * Keys of the position (`docs/record-format.md`) and options, as attributes. `hand` is the reader's hand, and lists
   * by seat or side are separated by `/`. Absent if there is no table.
   */
  readonly position?: Readonly<Record<string, string>>;
  /** Moves played from the position, in the notation of `readMoves`. */
  readonly moves?: string;
  /**
   * Condition for a right answer, in the notation of `readGoals`. With `script`, there is one part per turn, separated
   * by `/`.
   */
  readonly goal?: string;
  /** Source of the cards to choose. Without one, the question asks for moves, or for cards in the hand. */
  readonly from?: CardSource;
  /** The others' moves after each of the reader's, separated by `/`, in the notation of `readMoves`. */
  readonly script?: string;
  /** Picture of cards with notes and signs, in the notation of `figure`. */
  readonly picture?: string;
  /** Seed for the cards in a `free` step. */
  readonly seed?: string;
}

/** The table in a recorded deal, immediately before the first move shown. */
export interface Recorded {
  readonly options: Options;
  /** The reader's seat. */
  readonly seat: Seat;
  /**
   * Deals the cards. `start` is the reader's view of the start. `facts` are the events since then, as the reader saw
   * them.
   */
  begin(): {readonly deal: Deal; readonly start: View; readonly facts: readonly Fact[]};
}

/** Text of a question that is repeated with different cards. It names only cards that are never swapped. */
export interface RepeatText {
  /** Short question. `numbers` are the numbers in its goal. */
  readonly title: string | ((numbers: readonly number[]) => string);
  readonly answers: readonly ExpectedAnswer[];
  readonly hints: readonly string[];
}

/** A step with its text. */
export interface Step extends StepScript {
  /** Record that the table is taken from. `position` then specifies the place in the record. */
  readonly recorded?: Recorded;
  /** Short question or topic of the step. */
  readonly title: string;
  /** True until its text is loaded. */
  readonly isUntold?: true;
  /** Text of the step. Empty if the author's page shows it. */
  readonly text: readonly Inline[];
  /** Text added after the right answer, or after watching. */
  readonly done?: string;
  readonly answers: readonly ExpectedAnswer[];
  /** Items to choose from, or to put in order (listed in the right order). */
  readonly choices?: readonly Choice[];
  /** Remarks on the moves in a `watch` step. */
  readonly comments?: readonly MoveComment[];
  /** Text for a repetition with different cards. Absent if the step is repeated as it is. */
  readonly again?: RepeatText;
  /** Whether this is a repetition in which the reader sees the original's cards: only the goal differs. */
  readonly keepsCards?: boolean;
  /** For a worked example that is shown again: id of the rule whose text replaces the title and the text. */
  readonly recalls?: string;
  /** Hints in order: where to look, then the rule. The answer itself is computed. */
  readonly hints: readonly string[];
}
