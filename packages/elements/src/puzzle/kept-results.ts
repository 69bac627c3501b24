import {isObject} from '@cartavola/engine';
import type {PuzzleStanding, PuzzleWords} from '@cartavola/words';
import type {FormText} from '../base/form-value.js';
import type {PuzzleDone} from './events.js';
import {forget, load, save} from '../base/page/save.js';

/** Results, keyed by puzzle id. A puzzle without an entry is untried. */
export type Standings = Readonly<Record<string, PuzzleStanding>>;

/** Missed puzzle that will be shown again. */
interface Again {
  /** Time when it is due, in milliseconds since 1970. */
  readonly at: number;
  /** Number of times that the reader solved it when it was due. */
  readonly solved: number;
}

/** The reader's results in a set. */
export interface Results {
  readonly standings: Standings;
  /** The reader's rating, on the scale of the puzzles' ratings. Undefined until the first result of a rated puzzle. */
  readonly own?: number;
  /** Missed puzzles, keyed by id. */
  readonly again: Readonly<Record<string, Again>>;
  /** Results of puzzles of the day, keyed by UTC date. Only puzzles that the reader tried on their date are listed. */
  readonly days: Standings;
}

export const NO_RESULTS: Results = {standings: {}, again: {}, days: {}};

const STANDINGS: readonly unknown[] = ['first', 'solved', 'shown', 'missed'] satisfies readonly PuzzleStanding[];

/**
 * Days until a missed puzzle is due (Leitner system): first after the miss, then after each time that the reader has
 * solved it when it was due. A puzzle that is solved after the last interval isn't shown again.
 */
const DUE_AFTER = [1, 7, 21, 60, 180];
/** Length of a day in milliseconds. */
export const DAY = 86_400_000;

/** Rating of a reader without results. */
export const FIRST_RATING = 1000;
/**
 * Largest change that one puzzle can make to the reader's rating, and the rating difference at which 10 of 11 puzzles
 * are solved.
 */
const CHANGE = 40;
const SPREAD = 400;

const keyOf = (name: string): string => `puzzle:${name}`;

/** Reads the results saved under a name. Returns empty results if there are none, or if `name` is undefined. */
export function readResults(name: string | undefined): Results {
  const text = name ? load(keyOf(name)) : undefined;
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (!isObject(kept) || kept['version'] !== 1) return NO_RESULTS;
    const {puzzles, again, days, own} = kept;
    return {
      standings: entriesOf(puzzles, isStanding),
      days: entriesOf(days, isStanding),
      again: entriesOf(again, isAgain),
      ...(typeof own === 'number' && Number.isFinite(own) && {own}),
    };
  } catch {
    return NO_RESULTS;
  }
}

const isStanding = (one: unknown): one is PuzzleStanding => STANDINGS.includes(one);

const isAgain = (one: unknown): one is Again =>
  isObject(one) && Number.isFinite(one['at']) && typeof one['solved'] === 'number' && one['solved'] in DUE_AFTER;

/** Returns the valid entries of an object. */
const entriesOf = <T>(given: unknown, isValid: (one: unknown) => one is T): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(isObject(given) ? given : {}).flatMap(([id, one]) => (isValid(one) ? [[id, one]] : [])),
  );

/** Saves results under a name. Does nothing if `name` is undefined. */
export function keepResults(name: string | undefined, {standings, ...rest}: Results): void {
  if (name) save(keyOf(name), JSON.stringify({version: 1, puzzles: standings, ...rest}));
}

/** Deletes the results saved under a name. */
export function eraseResults(name: string | undefined): void {
  if (name) forget(keyOf(name));
}

/** Result of a try. */
export type TryResult = 'right' | 'helped' | 'missed' | 'shown';

/** Scores of a first try, for the reader's rating. */
const SCORES: Readonly<Record<TryResult, number>> = {right: 1, helped: 0.5, missed: 0, shown: 0};

/** Properties of a puzzle that results depend on. */
interface Rated {
  readonly id: string;
  readonly rating?: number;
}

/** Time of a try in milliseconds since 1970, and its UTC date if the puzzle was that day's puzzle of the day. */
interface TryTime {
  readonly time: number;
  readonly day?: string | undefined;
}

/** Returns the results after a try. */
export function resultsAfter(
  {standings, own, again, days}: Results,
  {id, rating}: Rated,
  result: TryResult,
  {time, day}: TryTime,
): Results {
  const before = standings[id];
  const isRated = before === undefined && rating !== undefined;
  const now = isRated ? ratingAfter(own ?? FIRST_RATING, rating, SCORES[result]) : own;
  return {
    standings: {...standings, [id]: standingAfter(before, result)},
    again: againAfter(again, id, result, time),
    days: day === undefined ? days : {...days, [day]: standingAfter(days[day], result)},
    ...(now !== undefined && {own: now}),
  };
}

/** Returns the reader's rating after a puzzle, calculated as in the Elo system. */
function ratingAfter(own: number, rating: number, score: number): number {
  const expected = 1 / (1 + 10 ** ((rating - own) / SPREAD));
  return Math.round(own + CHANGE * (score - expected));
}

function againAfter(again: Results['again'], id: string, result: TryResult, time: number): Results['again'] {
  const {[id]: missed, ...others} = again;
  const after = (solved: number): Results['again'] => ({
    ...others,
    [id]: {at: time + DUE_AFTER[solved]! * DAY, solved},
  });
  if (result === 'missed' || result === 'shown') return after(0);
  if (!missed || time < missed.at) return again;
  // With a hint or after a wrong try, the same interval follows again.
  if (result === 'helped') return after(missed.solved);
  return missed.solved + 1 < DUE_AFTER.length ? after(missed.solved + 1) : others;
}

/**
 * Returns the standing after a try. A solved puzzle stays solved. After a missed try or a look at the solution, a
 * puzzle no longer counts as solved on the first try.
 */
function standingAfter(before: PuzzleStanding | undefined, result: TryResult): PuzzleStanding {
  if (before === 'first' || before === 'solved') return before;
  if (result === 'right') return before === undefined ? 'first' : 'solved';
  if (result === 'helped') return 'solved';
  return result === 'shown' || before === 'shown' ? 'shown' : 'missed';
}

export const isSolved = (standing: PuzzleStanding | undefined): boolean =>
  standing === 'first' || standing === 'solved';

/** Returns the indices of the missed puzzles that are due again, longest overdue first. */
export const dueAgain = (puzzles: readonly Rated[], {again}: Results, time: number): readonly number[] =>
  puzzles
    .map(({id}, place) => ({place, at: again[id]?.at ?? Infinity}))
    .filter(({at}) => at <= time)
    .sort((one, other) => one.at - other.at)
    .map(({place}) => place);

/**
 * Returns the index of the puzzle to show after the current one. Prefers the missed puzzle that is longest overdue,
 * then the untried puzzle whose rating is nearest to the reader's, then the next puzzle in order. Returns undefined at
 * the end.
 */
export function nextIn(
  {puzzles, place, results}: {readonly puzzles: readonly Rated[]; readonly place: number; readonly results: Results},
  time: number,
): number | undefined {
  const [due] = dueAgain(puzzles, results, time).filter((one) => one !== place);
  const {own = FIRST_RATING, standings} = results;
  const [nearest] = puzzles
    .map(({id, rating = Infinity}, at) => ({at, id, far: Math.abs(rating - own)}))
    .filter(({at, id, far}) => at !== place && standings[id] === undefined && far < Infinity)
    .sort((one, other) => one.far - other.far || Number(one.at < place) - Number(other.at < place));
  return due ?? nearest?.at ?? (place + 1 < puzzles.length ? place + 1 : undefined);
}

/** Puzzles tried since the page was opened, for a form. */
export class TriedPuzzles {
  /** Last try of each puzzle, keyed by id. */
  readonly #tried = new Map<string, Omit<PuzzleDone, 'moves'> & {readonly result: PuzzleStanding}>();

  add({id, attempts, hints, milliseconds}: PuzzleDone, {standings}: Results): void {
    const result = standings[id];
    if (result) this.#tried.set(id, {id, result, attempts, hints, milliseconds});
  }

  clear(): void {
    this.#tried.clear();
  }

  /** Returns the results as text and as JSON. Returns undefined if there are none. */
  written({states}: Pick<PuzzleWords, 'states'>): FormText | undefined {
    if (this.#tried.size === 0) return undefined;
    const lines = [...this.#tried].map(([id, {result}]) => `${id}: ${states[result]}`);
    return {text: lines.join('\n'), data: JSON.stringify([...this.#tried.values()])};
  }
}
