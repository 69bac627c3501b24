import type {CourseStep, Progress, Return, StepOutcome} from './progress.js';
import {dayNumber, standings} from './resume.js';
import {asks} from './step.js';

/** Number of other steps to show before a missed question is asked again (spaced repetition). */
const BETWEEN = 3;
/** Maximum number of times that a missed question is repeated, each time with different cards. */
const MOST_RETURNS = 2;
/** Number of consecutive right answers after which the next skill's worked example is skipped. */
const IN_A_ROW = 2;
/** Number of questions about weak skills to ask first when a lesson resumes on a later day. */
const REVIEWED = 3;
/** Numbers of misses after which a hint or the solution is offered. */
export const MISSES = {hint: 2, solution: 3} as const;
/** Number of the hint that gives the answer. Asking for it counts as a miss. */
const ANSWER = 3;

type Steps = readonly CourseStep[];
type Outcomes = Progress['outcomes'];

/** Records a wrong answer. */
export const missed = (progress: Progress): Progress => ({...progress, misses: progress.misses + 1});

/** Records a hint. */
export const hinted = (progress: Progress): Progress => ({...progress, hints: progress.hints + 1});

/**
 * Records that a step is finished (answered right, or seen), and moves to the next step. `today` is a date such as
 * `2026-03-31`.
 */
export function advance(steps: Steps, progress: Progress, today?: string): Progress {
  const step = steps.find(({id}) => id === progress.at);
  if (!step) return progress;
  const {misses, hints, again, streak, right, asked} = progress;
  const isAsked = asks(step.kind);
  const isAtOnce = isAsked && misses === 0 && hints === 0;
  const isMissed = isAsked && (misses > 0 || hints >= ANSWER);
  const answered = again && isAsked ? progress.returns.find((one) => one.step === step.id) : undefined;
  const outcomes = {...progress.outcomes, ...outcomeOf(step, progress, isAtOnce, answered)};
  const returns = progress.returns
    .filter((one) => one !== answered)
    .map((one) => ({...one, after: Math.max(0, one.after - 1)}));
  const form = answered === undefined ? 1 : answered.review ? MOST_RETURNS : answered.form + 1;
  if (isMissed && form <= MOST_RETURNS) returns.push({step: step.id, form, after: BETWEEN});
  const {at: _at, example, ...rest} = progress;
  const shown = Object.fromEntries(Object.entries(progress.skills).map(([skill, one]) => [skill, one.shown]));
  const after: Progress = {
    ...rest,
    outcomes,
    misses: 0,
    hints: 0,
    streak: !isAsked || (again && isAtOnce) ? streak : isAtOnce ? streak + 1 : 0,
    returns,
    again: false,
    right: right + Number(isAtOnce && !again),
    asked: asked + Number(isAsked && !again),
    skills: standings(steps, outcomes, {...shown, ...(today !== undefined && {[step.skill]: today})}),
  };
  if (again && !isAsked) {
    const [back] = returns.filter((one) => skillOf(steps, one) === step.skill).sort((a, b) => a.after - b.after);
    if (back) return repeat(steps, after, back);
  }
  if (isMissed && !again && example !== undefined) return {...after, outcomes: without(outcomes, example), at: example};
  return goOn(steps, after, step, again ? step.skill : undefined);
}

/** Returns whether the skipped worked example can still be shown before the question. */
export const mayWatchFirst = ({example, misses, hints, again}: Progress): boolean =>
  example !== undefined && misses === 0 && hints === 0 && !again;

/** Goes back to the skipped worked example, if `mayWatchFirst` returns true. */
export function watchFirst(progress: Progress): Progress {
  const {example, ...rest} = progress;
  if (example === undefined || !mayWatchFirst(progress)) return progress;
  return {...rest, outcomes: without(progress.outcomes, example), at: example};
}

/**
 * Resumes on a later day: questions about weak skills come first. Changes nothing on the same day, or if there are no
 * weak skills.
 */
export function review(steps: Steps, progress: Progress, today: string): Progress {
  const days = Object.values(progress.skills).flatMap(({shown}) => shown ?? []);
  if (days.length === 0 || days.some((day) => day >= today)) return progress;
  const weak = steps.filter(({id}) => progress.outcomes[id] === 'late');
  if (weak.length === 0) return progress;
  const practice = steps.filter(
    (step) => asks(step.kind) && !weak.includes(step) && weak.some(({skill}) => skill === step.skill),
  );
  const asked = [...weak, ...practice.filter(({id}) => progress.outcomes[id] !== undefined)];
  const returns = Array.from({length: REVIEWED}, (_, place): Return => {
    const {id} = asked[place % asked.length]!;
    return {step: id, form: dayNumber(today) + place, after: 0, review: true};
  });
  const waiting = progress.returns.filter(({step}) => !returns.some((one) => one.step === step));
  return repeat(steps, {...progress, misses: 0, hints: 0, returns: [...returns, ...waiting]}, returns[0]!);
}

/** Returns the outcome of a finished step. Empty if a repetition leaves the outcome unchanged. */
function outcomeOf(
  {id, kind}: CourseStep,
  {again, outcomes, returns}: Progress,
  isAtOnce: boolean,
  answered: Return | undefined,
): Outcomes {
  if (!asks(kind)) return {[id]: 'seen'};
  if (!again) return {[id]: isAtOnce ? 'right' : 'late'};
  if (answered?.review) {
    const isMissedToday = returns.some((one) => one.step === id && !one.review);
    return {[id]: isAtOnce && !isMissedToday ? 'right' : 'late'};
  }
  // A repetition doesn't undo a miss. A skipped question that is asked as a repetition counts as late.
  return outcomes[id] === 'skipped' ? {[id]: 'late'} : {};
}

/**
 * Moves on from the step `last`. `from` is the skill of a repetition that has just been finished. The worked example of
 * this skill isn't shown again.
 */
function goOn(steps: Steps, progress: Progress, last: CourseStep, from: string | undefined): Progress {
  const due = progress.returns.find((one) => one.review) ?? progress.returns.find(({after}) => after === 0);
  if (due) return comeBack(steps, progress, due, from);
  const outcomes: Record<string, StepOutcome> = {...progress.outcomes};
  let next: CourseStep | undefined;
  for (const step of steps) {
    if (outcomes[step.id] !== undefined) continue;
    if (!isPractice(steps, outcomes, step)) {
      next = step;
      break;
    }
    outcomes[step.id] = 'skipped';
  }
  if (next === undefined || next.kind === 'free') {
    // Before the final deal, repeat missed questions even if they aren't due, but not with the same cards right after
    // the question.
    const repeated = [...progress.returns]
      .sort((a, b) => a.after - b.after)
      .map((one) => comeBack(steps, {...progress, outcomes}, one, from))
      .find(({at}) => at !== last.id || last.again !== undefined);
    return repeated ?? {...progress, outcomes, returns: [], ...(next && {at: next.id})};
  }
  const second = progress.streak >= IN_A_ROW ? afterExample(steps, outcomes, next) : undefined;
  if (second === undefined) return {...progress, outcomes, at: next.id};
  outcomes[next.id] = 'skipped';
  return {...progress, outcomes, at: second.id, example: next.id};
}

/** Rules that a step teaches, and the cases of them that it shows. */
const shownBy = ({teaches = [], cases = []}: CourseStep): readonly string[] => [...teaches, ...cases];

/** Rules and cases shown by the steps that the reader has finished. */
const met = (steps: Steps, outcomes: Outcomes): ReadonlySet<string> =>
  new Set(
    steps.flatMap((step) => (outcomes[step.id] === undefined || outcomes[step.id] === 'skipped' ? [] : shownBy(step))),
  );

/**
 * True if a step is only more practice in a skill that the reader has just got right: it has no new rules or cases, and
 * no `bait`.
 */
function isPractice(steps: Steps, outcomes: Outcomes, step: CourseStep): boolean {
  const {skill, stage, bait, id} = step;
  if (stage === undefined || stage === 'worked' || bait !== undefined) return false;
  const before = steps.slice(
    0,
    steps.findIndex((one) => one.id === id),
  );
  const last = before.findLast(
    (one) => one.skill === skill && asks(one.kind) && outcomes[one.id] !== 'skipped' && one.id in outcomes,
  );
  const known = met(steps, outcomes);
  return last !== undefined && outcomes[last.id] === 'right' && shownBy(step).every((one) => known.has(one));
}

/**
 * Returns the question that can replace a worked example, because the reader has met all that it shows, or the
 * skill's questions show it.
 */
function afterExample(steps: Steps, outcomes: Outcomes, example: CourseStep): CourseStep | undefined {
  if (example.stage !== 'worked' || example.bait !== undefined) return undefined;
  const asking = steps.filter(({skill, kind}) => skill === example.skill && asks(kind));
  const known = new Set([...met(steps, outcomes), ...asking.flatMap(shownBy)]);
  return shownBy(example).every((one) => known.has(one)) ? asking[0] : undefined;
}

/** Moves to a question to repeat, or to the worked example that comes before it. */
function comeBack(steps: Steps, progress: Progress, due: Return, from: string | undefined): Progress {
  const skill = skillOf(steps, due);
  const example = steps.find((step) => step.skill === skill && step.stage === 'worked');
  if (!example || due.review || from === skill) return repeat(steps, progress, due);
  return {...progress, at: example.id, again: true};
}

/** Moves to a question to repeat. If it has no other form, another question in the same skill replaces it. */
function repeat(steps: Steps, progress: Progress, due: Return): Progress {
  const own = steps.find(({id}) => id === due.step)!;
  const others = steps.filter(({id, skill, kind}) => skill === own.skill && asks(kind) && id !== own.id);
  const other = others.find(({id}) => progress.outcomes[id] === 'skipped') ?? others[0];
  const {id} = own.again !== undefined || other === undefined ? own : other;
  const returns = progress.returns.map((one) => (one === due ? {...one, step: id} : one));
  return {...progress, returns, at: id, again: true};
}

const skillOf = (steps: Steps, {step}: Return): string | undefined => steps.find(({id}) => id === step)?.skill;

function without(outcomes: Outcomes, id: string): Outcomes {
  const {[id]: _left, ...rest} = outcomes;
  return rest;
}
