import type {Inline} from '@cartavola/words';

/** Kinds of steps, by what they ask of the reader; `read` and `watch` ask nothing. */
export const KINDS = ['read', 'watch', 'predict', 'play', 'choose', 'count', 'free'] as const;
/** One of `KINDS`. */
export type Kind = (typeof KINDS)[number];

/** Stages of a skill, by how much of the step is done for the reader: all of it, a part, nothing. */
export const STAGES = ['worked', 'finish', 'alone'] as const;
/** One of `STAGES`. */
export type Stage = (typeof STAGES)[number];

/** Returns true if a step of this kind asks for something that can be right or wrong. */
export const asks = (kind: Kind): boolean => kind !== 'read' && kind !== 'watch' && kind !== 'free';

/** Remark on an answer that is not right. The closest fit is shown: what it names must be so, and what names most goes first. */
export interface Answer {
  /** The code of the card that was played or chosen. */
  readonly card?: string;
  /** The code of a right card that was left out. */
  readonly missed?: string;
  /** The id of the rule that the answer breaks. */
  readonly refusal?: string;
  readonly text: string;
}

/** A step of a lesson but for its words. */
export interface StepScript {
  /** Unique in its lesson. */
  readonly id: string;
  /** The name of the series to which it belongs. */
  readonly skill: string;
  /** Its place in the series; absent: it stands by itself. */
  readonly stage?: Stage;
  readonly kind: Kind;
  /** The ids of the rules that it teaches; the first is the one that the second hint shows. */
  readonly teaches?: readonly string[];
  /**
   * The keys of the written position (`docs/record.md`) and options, as attributes have them: `hand` is the reader's own, and what has a
   * part for each seat or side has `/` between them. Absent: the step shows no table.
   */
  readonly position?: Readonly<Record<string, string>>;
  /** What is played from there, as `readMoves` reads it. */
  readonly moves?: string;
  /** What a right answer is, as `readGoals` reads it. */
  readonly goal?: string;
  /** A picture, as `figure` reads it: cards with notes under them, and signs. */
  readonly picture?: string;
  /** What the cards of a `free` step follow from. */
  readonly seed?: string;
}

/** A step with its words. */
export interface Step extends StepScript {
  /** The question, or what the step is about, in few words. */
  readonly title: string;
  /** Empty where the author's own page shows it. */
  readonly text: readonly Inline[];
  /** What is added once the answer is right, or all has been watched. */
  readonly done?: string;
  readonly answers: readonly Answer[];
  /** In the order given: where to look, the rule. The answer itself is never written. */
  readonly hints: readonly string[];
}
