import {asks, type StepScript} from './step.js';

const OUTCOMES = ['right', 'late', 'seen', 'skipped'] as const;
/** Outcome of a step: right at once without a hint, right in the end, seen (it asked nothing), or left out. */
export type StepOutcome = (typeof OUTCOMES)[number];

/** Number of other steps between a missed skill and its return (spaced repetition). */
const BETWEEN = 3;
/** Number of consecutive right answers after which the next skill skips its worked example. */
const IN_A_ROW = 2;
/** Number of misses after which a hint, and the solution, is offered. */
export const MISSES = {hint: 2, solution: 3} as const;

/** Progress of a reader through a lesson: plain data that can be stored as JSON and resumed. */
export interface Progress {
  readonly version: 1;
  /** Outcomes by step id. */
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Id of the current step; absent: the lesson is over. */
  readonly at?: string;
  /** Number of misses at the current step. */
  readonly misses: number;
  /** Number of hints taken at the current step. */
  readonly hints: number;
  /** Number of consecutive questions answered right at once. */
  readonly streak: number;
  /** Skills to repeat, and the number of other steps before each. */
  readonly returns: readonly {readonly skill: string; readonly after: number}[];
  /** True if the current step is a repetition. */
  readonly again: boolean;
  /** Number of questions answered right at once, and of those asked. */
  readonly right: number;
  readonly asked: number;
  /** Id of a worked example that was skipped, and is shown if its skill is missed. */
  readonly held?: string;
}

type CourseStep = Pick<StepScript, 'id' | 'skill' | 'stage' | 'kind'>;
type Steps = readonly CourseStep[];

/** Makes the progress at the beginning of a lesson. */
export const begin = (steps: Steps): Progress => {
  const [first] = steps;
  return {
    version: 1,
    outcomes: {},
    ...(first && {at: first.id}),
    misses: 0,
    hints: 0,
    streak: 0,
    returns: [],
    again: false,
    right: 0,
    asked: 0,
  };
};

/** Restores stored progress if it fits these steps; else begins anew. Accepts anything, and never changes it. */
export function resume(steps: Steps, given: unknown): Progress {
  const start = begin(steps);
  const kept = plain(given);
  if (typeof kept !== 'object' || kept === null) return start;
  const {version, outcomes, at, returns, held, again} = kept as Partial<Progress>;
  const has = (id: unknown): boolean => steps.some((step) => step.id === id);
  const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
  const fits =
    version === 1 &&
    isRecord(outcomes) &&
    Object.entries(outcomes).every(([id, outcome]) => has(id) && OUTCOMES.includes(outcome)) &&
    (at === undefined ? Object.keys(outcomes).length > 0 : has(at)) &&
    (held === undefined || has(held)) &&
    typeof again === 'boolean' &&
    Array.isArray(returns) &&
    returns.every((one: unknown) => isRecord(one) && typeof one['skill'] === 'string' && isCount(one['after'])) &&
    (['misses', 'hints', 'streak', 'right', 'asked'] as const).every((key) => isCount((kept as Progress)[key]));
  return fits ? (kept as Progress) : start;
}

/** Copies plain data; undefined if it is none, which may throw on access. */
function plain(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Records a wrong answer. */
export const missed = (progress: Progress): Progress => ({...progress, misses: progress.misses + 1});

/** Records a hint. */
export const hinted = (progress: Progress): Progress => ({...progress, hints: progress.hints + 1});

/** Records that a step is finished (answered right, or seen) and moves to the next. */
export function advance(steps: Steps, progress: Progress): Progress {
  const step = steps.find(({id}) => id === progress.at);
  if (!step) return progress;
  const {misses, hints, again} = progress;
  const asked = asks(step.kind);
  const atOnce = asked && misses === 0 && hints === 0;
  const outcomes: Record<string, StepOutcome> = {...progress.outcomes};
  // A step that comes back does not undo that it was missed.
  if (!again) outcomes[step.id] = !asked ? 'seen' : atOnce ? 'right' : 'late';
  const streak = asked ? (atOnce ? progress.streak + 1 : 0) : progress.streak;
  // A skill that is missed once more comes back once more.
  const returns = progress.returns
    .filter(({skill}) => !(again && skill === step.skill))
    .map(({skill, after}) => ({skill, after: Math.max(0, after - 1)}));
  const isMissed = asked && misses > 0;
  if (isMissed && !returns.some(({skill}) => skill === step.skill)) returns.push({skill: step.skill, after: BETWEEN});
  let {held} = progress;
  let next: string | undefined;
  if (asked && atOnce && step.stage && step.stage !== 'worked' && !again) {
    for (const other of steps) if (other.skill === step.skill) outcomes[other.id] ??= 'skipped';
    held = undefined;
  } else if (isMissed && held !== undefined) {
    next = held;
    held = undefined;
  }
  const rest = {
    ...progress,
    outcomes,
    misses: 0,
    hints: 0,
    streak,
    returns,
    again: false,
    right: progress.right + Number(atOnce && !again),
    asked: progress.asked + Number(asked && !again),
  };
  return goOn(steps, {...without(rest), ...(held !== undefined && {held})}, next);
}

/** Drops the optional keys. */
const without = ({at: _at, held: _held, ...rest}: Progress): Omit<Progress, 'at' | 'held'> => rest;

function goOn(steps: Steps, progress: Progress, forced: string | undefined): Progress {
  if (forced !== undefined) {
    const {[forced]: _left, ...outcomes} = progress.outcomes;
    return {...progress, outcomes, at: forced};
  }
  const next = steps.find(({id}) => progress.outcomes[id] === undefined);
  // Missed skills are repeated before the final deal, even if not due.
  const isLast = next === undefined || next.kind === 'free';
  const due = progress.returns.find(({after}) => after === 0 || isLast);
  const back = due && returning(steps, due.skill);
  if (back !== undefined) return {...progress, at: back, again: true};
  if (next === undefined) return progress;
  const second = next.stage === 'worked' && progress.streak >= IN_A_ROW ? secondOf(steps, next) : undefined;
  if (second === undefined) return {...progress, at: next.id};
  const outcomes: Record<string, StepOutcome> = {...progress.outcomes};
  for (const step of steps.slice(steps.indexOf(next), steps.indexOf(second))) outcomes[step.id] = 'skipped';
  return {...progress, outcomes, at: second.id, held: next.id};
}

/** First step of a skill that asks, after its worked example. */
const secondOf = (steps: Steps, {skill}: CourseStep): CourseStep | undefined =>
  steps.find((step) => step.skill === skill && step.stage !== 'worked' && asks(step.kind));

/** Id of the step by which a skill is repeated: its last one that asks. */
const returning = (steps: Steps, skill: string): string | undefined =>
  steps.findLast((step) => step.skill === skill && asks(step.kind))?.id;

/** Returns true if the reader has come to the end. */
export const isOver = ({at}: Progress): boolean => at === undefined;

/** Share of questions answered right at once, from 0 to 1; 1 if none was asked. */
export const lessonScore = ({right, asked}: Progress): number => (asked === 0 ? 1 : right / asked);
