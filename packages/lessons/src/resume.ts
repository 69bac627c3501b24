import {begin, OUTCOMES, type CourseStep, type Progress, type Standing} from './progress.js';
import {asks} from './step.js';

/**
 * Restores stored progress if it matches these steps. Otherwise, starts again. Accepts any value, and never changes it.
 */
export function resume(steps: readonly CourseStep[], given: unknown): Progress {
  const start = begin(steps);
  const kept = upgraded(steps, plain(given));
  if (!isRecord(kept)) return start;
  const {version, outcomes, at, returns, example, again, skills} = kept as Partial<Progress>;
  const has = (id: unknown): boolean => steps.some((step) => step.id === id);
  const fits =
    version === 2 &&
    isRecord(outcomes) &&
    Object.entries(outcomes).every(([id, outcome]) => has(id) && OUTCOMES.includes(outcome)) &&
    (at === undefined ? Object.keys(outcomes).length > 0 : has(at)) &&
    (example === undefined || has(example)) &&
    typeof again === 'boolean' &&
    Array.isArray(returns) &&
    returns.every(
      (one: unknown) => isRecord(one) && has(one['step']) && isCount(one['form']) && isCount(one['after']),
    ) &&
    isRecord(skills) &&
    Object.values(skills).every(isStanding) &&
    (['misses', 'hints', 'streak', 'right', 'asked'] as const).every((key) => isCount(kept[key]));
  return fits ? (kept as unknown as Progress) : start;
}

/**
 * Upgrades progress from version 1, which didn't store progress by skill, called the skipped example `held`, and
 * counted repetitions by skill. That version doesn't show which questions were missed, so none is repeated.
 */
function upgraded(steps: readonly CourseStep[], kept: unknown): unknown {
  if (!isRecord(kept) || kept['version'] !== 1 || !isRecord(kept['outcomes'])) return kept;
  const {held, ...rest} = kept;
  const skills = standings(steps, kept['outcomes'] as Progress['outcomes'], {});
  return {...rest, version: 2, returns: [], again: false, ...(held !== undefined && {example: held}), skills};
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;

const isStanding = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['held'] === 'boolean' &&
  (value['shown'] === undefined || (typeof value['shown'] === 'string' && !Number.isNaN(dayNumber(value['shown']))));

/** Copies plain data. Returns undefined for other data, which may throw on access. */
function plain(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data));
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Number of days since 1970. NaN if the string isn't a date. */
export const dayNumber = (day: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Math.round(Date.parse(day) / 86_400_000) : NaN;

/**
 * Returns the reader's progress in each skill that has been asked about. `shown` contains the day on which each skill
 * was last shown.
 */
export function standings(
  steps: readonly CourseStep[],
  outcomes: Progress['outcomes'],
  shown: Readonly<Record<string, string | undefined>>,
): Progress['skills'] {
  const skills: Record<string, Standing> = {};
  for (const {id, skill, kind} of steps) {
    const outcome = outcomes[id];
    if (!asks(kind) || (outcome !== 'right' && outcome !== 'late')) continue;
    const held = outcome === 'right' && skills[skill]?.held !== false;
    skills[skill] = {held, ...(shown[skill] !== undefined && {shown: shown[skill]})};
  }
  return skills;
}
