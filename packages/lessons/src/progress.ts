import type {StepScript} from './step.js';

/** Outcomes of steps. */
export const OUTCOMES = ['right', 'late', 'seen', 'skipped'] as const;
/**
 * Outcome of a step: `right` (on the first try without a hint, or on a later day), `late` (right in the end), `seen`
 * (no question), or `skipped` because the reader doesn't need the practice.
 */
export type StepOutcome = (typeof OUTCOMES)[number];

/** A question to repeat, because it was missed or its skill is weak. */
export interface Return {
  /** Id of the step. */
  readonly step: string;
  /** Number of the repetition, from 1. Each repetition has different cards. */
  readonly form: number;
  /** Number of other steps to show before it. */
  readonly after: number;
  /** True if it is asked on a later day, before the lesson continues. */
  readonly review?: true;
}

/** A reader's progress in a skill. */
export interface Standing {
  /**
   * True if every question in the skill was answered right on the first try, or on a later day. Repetitions don't
   * count.
   */
  readonly held: boolean;
  /** Day on which the skill was last shown, such as `2026-03-31`. Absent if unknown. */
  readonly shown?: string;
}

/** A reader's progress through a lesson: plain data that can be stored as JSON and resumed. */
export interface Progress {
  readonly version: 2;
  /** Outcomes keyed by step id. */
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Id of the current step. Absent if the lesson is over. */
  readonly at?: string;
  /** Number of misses at the current step. */
  readonly misses: number;
  /** Number of hints taken at the current step. */
  readonly hints: number;
  /** Number of consecutive questions answered right on the first try. Repetitions don't count. */
  readonly streak: number;
  /** Questions to repeat. */
  readonly returns: readonly Return[];
  /** True if the current step is a repetition, or the worked example before one. */
  readonly again: boolean;
  /** Number of questions answered right on the first try, and number of questions asked, not counting repetitions. */
  readonly right: number;
  readonly asked: number;
  /** Id of a worked example that was skipped and is shown if the reader misses its skill. */
  readonly example?: string;
  /** Progress in each skill that has been asked about, keyed by the skill's name. */
  readonly skills: Readonly<Record<string, Standing>>;
}

/** The part of a step that determines a lesson's order. A step with `again` can be repeated with different cards. */
export type CourseStep = Pick<StepScript, 'id' | 'skill' | 'stage' | 'kind' | 'teaches' | 'cases' | 'bait'> & {
  readonly again?: unknown;
};

/** Returns the progress at the start of a lesson. */
export const begin = (steps: readonly CourseStep[]): Progress => {
  const [first] = steps;
  return {
    version: 2,
    outcomes: {},
    ...(first && {at: first.id}),
    misses: 0,
    hints: 0,
    streak: 0,
    returns: [],
    again: false,
    right: 0,
    asked: 0,
    skills: {},
  };
};

/** Returns the form of the current step: 0 for the original, or the number of the repetition. */
export const formAt = ({again, at, returns}: Progress): number =>
  again ? (returns.find(({step}) => step === at)?.form ?? 0) : 0;

/** Returns whether the reader has reached the end. */
export const isOver = ({at}: Progress): boolean => at === undefined;

/** Share of questions answered right on the first try, from 0 to 1. 1 if no question was asked. */
export const lessonScore = ({right, asked}: Progress): number => (asked === 0 ? 1 : right / asked);
