import type {Inline} from '@cartavola/words';

/** Kinds of steps, by their question; `read` and `watch` ask nothing. */
export const KINDS = ['read', 'watch', 'predict', 'play', 'choose', 'count', 'free'] as const;
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

/** A wrong answer that the author expects, and the remark on it. Shown if all its conditions hold; the most specific one wins. */
export interface ExpectedAnswer {
  /** Code of a card that was played or chosen. */
  readonly card?: string;
  /** Code of a right card that was left out. */
  readonly missed?: string;
  /** Id of the rule that the answer breaks. */
  readonly refusal?: string;
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
  /**
   * Keys of the written position (`docs/record.md`) and options, as attributes: `hand` is the reader's own, and lists by seat or side are
   * separated by `/`. Absent: no table.
   */
  readonly position?: Readonly<Record<string, string>>;
  /** Moves played from there, in the notation of `readMoves`. */
  readonly moves?: string;
  /** Condition of a right answer, in the notation of `readGoals`. */
  readonly goal?: string;
  /** Picture of cards with notes, and signs, in the notation of `figure`. */
  readonly picture?: string;
  /** Seed of the cards of a `free` step. */
  readonly seed?: string;
}

/** A step with its texts. */
export interface Step extends StepScript {
  /** Question, or topic of the step, in few words. */
  readonly title: string;
  /** Text, empty if the author's own page shows it. */
  readonly text: readonly Inline[];
  /** Text added after the right answer, or after watching. */
  readonly done?: string;
  readonly answers: readonly ExpectedAnswer[];
  /** Hints in order: where to look, the rule. The answer itself is never written. */
  readonly hints: readonly string[];
}
