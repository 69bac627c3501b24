import type {Progress, StepOutcome} from './progress.js';
import {dayNumber, standings} from './resume.js';
import type {StepScript} from './step.js';

type Steps = readonly Pick<StepScript, 'id' | 'skill' | 'kind'>[];

/** Letter for each outcome, or `NONE` for a step without one. */
const LETTERS: Readonly<Record<StepOutcome, string>> = {right: 'r', late: 'l', seen: 's', skipped: 'k'};
const NONE = '-';
/**
 * Character that replaces the letters if a lesson has too many steps for them. The number of steps that count as seen
 * follows it.
 */
const SEEN = '*';
/** Version of the format. */
const VERSION = '1';

const written = (number: number): string => number.toString(36);
const read = (text: string | undefined): number => (/^[0-9a-z]+$/.test(text ?? '') ? parseInt(text!, 36) : NaN);

/** Returns a short hash (FNV-1a) of the steps' ids, to detect that a lesson has changed. */
function hashOf(steps: Steps): string {
  let hash = 0x811c9dc5;
  for (const letter of steps.map(({id}) => id).join(' ')) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return written(hash >>> 0);
}

/**
 * Serialises progress as a string of at most `most` characters (digits, letters and `.-_*`), with a letter for each
 * step's outcome. If the string is too long, a shorter one is returned, in which the steps before the first unfinished
 * one count as seen. Returns undefined if it is still too long (100 characters are always enough).
 */
export function writeBookmark(steps: Steps, progress: Progress, most: number): string | undefined {
  const {outcomes, at, misses, hints, streak, right, asked, again, example, returns, skills} = progress;
  const place = (id: string | undefined): string =>
    id === undefined ? '' : written(steps.findIndex((step) => step.id === id));
  const head = [
    VERSION,
    hashOf(steps),
    place(at),
    ...[misses, hints, streak, right, asked, Number(again)].map(written),
  ];
  const repeated = returns.map(
    ({step, form, after, review}) => `${place(step)}-${written(form)}-${written(after)}${review ? '-1' : ''}`,
  );
  const letters = steps.map(({id}) => (outcomes[id] ? LETTERS[outcomes[id]] : NONE)).join('');
  const last = steps.findLastIndex(({id}) => outcomes[id]);
  const whole = [...head, place(example), repeated.join('_'), daysOf(steps, skills), letters.slice(0, last + 1)].join(
    '.',
  );
  if (whole.length <= most) return whole;
  const done = letters.indexOf(NONE);
  const short = [...head, '', '', '', `${SEEN}${written(done < 0 ? steps.length : done)}`].join('.');
  return short.length <= most ? short : undefined;
}

/** Reads a bookmark for these steps. Returns undefined if the string isn't a bookmark or belongs to other steps. */
export function readBookmark(steps: Steps, text: string): unknown {
  const [version, hash, at, misses, hints, streak, right, asked, again, example, repeated, days, outcomes, more] =
    text.split('.');
  if (version !== VERSION || hash !== hashOf(steps) || outcomes === undefined || more !== undefined) return undefined;
  const id = (place: string | undefined): string | undefined => steps[read(place)]?.id;
  const names = Object.entries(LETTERS) as [StepOutcome, string][];
  const letters = outcomes.startsWith(SEEN)
    ? LETTERS.seen.repeat(Math.min(steps.length, read(outcomes.slice(1)) || 0))
    : outcomes;
  const known = Object.fromEntries(
    [...letters].flatMap((letter, place) => {
      if (letter === NONE) return [];
      const name = names.find(([, one]) => one === letter)?.[0];
      return [[steps[place]?.id ?? `step beyond the last`, name ?? 'unknown']];
    }),
  ) as Record<string, StepOutcome>;
  return {
    version: 2,
    outcomes: known,
    ...(at && {at: id(at) ?? ''}),
    ...(example && {example: id(example) ?? ''}),
    misses: read(misses),
    hints: read(hints),
    streak: read(streak),
    right: read(right),
    asked: read(asked),
    again: again === '1',
    returns: (repeated ?? '')
      .split('_')
      .filter(Boolean)
      .map((one) => one.split('-'))
      .map(([place, form, after, review]) => ({
        step: id(place),
        form: read(form),
        after: read(after),
        ...(review && {review: true}),
      })),
    skills: standings(steps, known, shownIn(steps, days ?? '')),
  };
}

const skillsOf = (steps: Steps): readonly string[] => [...new Set(steps.map(({skill}) => skill))];

/**
 * Serialises the day on which each skill was last shown: the latest day, then how many days earlier each skill was
 * shown.
 */
function daysOf(steps: Steps, skills: Progress['skills']): string {
  const days = skillsOf(steps).map((skill) => skills[skill]?.shown);
  const newest = days.reduce<string>((last, day) => (day !== undefined && day > last ? day : last), '');
  if (newest === '') return '';
  const ages = days.map((day) => (day === undefined ? NONE : written(dayNumber(newest) - dayNumber(day))));
  return [newest, ...ages].join('_');
}

function shownIn(steps: Steps, text: string): Readonly<Record<string, string>> {
  const [newest = '', ...ages] = text.split('_');
  const last = dayNumber(newest);
  if (Number.isNaN(last)) return {};
  return Object.fromEntries(
    skillsOf(steps).flatMap((skill, place) => {
      const age = read(ages[place]);
      return Number.isNaN(age) ? [] : [[skill, new Date((last - age) * 86_400_000).toISOString().slice(0, 10)]];
    }),
  );
}
