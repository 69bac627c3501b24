import type {StepScript} from './step.js';

/** Outcomes of steps. */
export const OUTCOMES = ['right', 'late', 'seen', 'skipped'] as const;
/**
 * Outcome of a step: right at once without a hint (or so on a later day), right in the end, seen (it asked nothing), or left out as practice
 * of what the reader can do.
 */
export type StepOutcome = (typeof OUTCOMES)[number];

/** Question that comes back, since it was missed. */
export interface Return {
  /** Id of the step. */
  readonly step: string;
  /** Number of the form in which it comes, from 1; each has other cards. */
  readonly form: number;
  /** Number of other steps before it. */
  readonly after: number;
  /** True if it is asked on a later day, before the lesson goes on. */
  readonly review?: true;
}

/** Standing of a reader in a skill. */
export interface Standing {
  /** True if every question of the skill was right at once, or else was so on a later day; a repetition does not count. */
  readonly held: boolean;
  /** Day on which the skill was last shown, such as `2026-03-31`; absent if no day is known. */
  readonly shown?: string;
}

/** Progress of a reader through a lesson: plain data that can be stored as JSON and resumed. */
export interface Progress {
  readonly version: 2;
  /** Outcomes by step id. */
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Id of the current step; absent: the lesson is over. */
  readonly at?: string;
  /** Number of misses at the current step. */
  readonly misses: number;
  /** Number of hints taken at the current step. */
  readonly hints: number;
  /** Number of consecutive questions answered right at once; a repetition does not add to it. */
  readonly streak: number;
  /** Questions to repeat. */
  readonly returns: readonly Return[];
  /** True if the current step is a repetition, or the worked example before one. */
  readonly again: boolean;
  /** Number of questions answered right at once, and of those asked, without repetitions. */
  readonly right: number;
  readonly asked: number;
  /** Id of a worked example that was left out, and is shown if its skill is missed. */
  readonly example?: string;
  /** Standing in each skill of which something was asked, by the skill's name. */
  readonly skills: Readonly<Record<string, Standing>>;
}

/** Part of a step that the order of a lesson depends on; a step with `again` comes back with other cards. */
export type CourseStep = Pick<StepScript, 'id' | 'skill' | 'stage' | 'kind' | 'teaches' | 'bait'> & {
  readonly again?: unknown;
};

/** Makes the progress at the beginning of a lesson. */
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

/** Returns the form of the current step: 0 as it is written, or the number of other cards that it is repeated with. */
export const formAt = ({again, at, returns}: Progress): number =>
  again ? (returns.find(({step}) => step === at)?.form ?? 0) : 0;

/** Returns true if the reader has come to the end. */
export const isOver = ({at}: Progress): boolean => at === undefined;

/** Share of questions answered right at once, from 0 to 1; 1 if none was asked. */
export const lessonScore = ({right, asked}: Progress): number => (asked === 0 ? 1 : right / asked);
