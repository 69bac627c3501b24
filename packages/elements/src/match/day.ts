import {Match, type Game, type MatchRecord, type Options} from '@cartavola/engine';

/** How long a shared deal lasts: a day or a week (Monday to Sunday), in UTC. */
export type Rhythm = 'daily' | 'weekly';

/** Day or week with a deal that all readers share. */
export interface Day {
  readonly rhythm: Rhythm;
  /** Number of the day or week. Number 1 is 1 January 2026, or the week that includes it. */
  readonly number: number;
}

/**
 * Version of the dealing algorithm, which is part of every seed. If it changes, earlier days must keep version 1, so
 * their deals stay the same.
 */
const DEALING = 1;

/** Length of a day in milliseconds. */
const DAY = 86_400_000;

/** Length of the period in milliseconds, and the start of period 1. */
const PERIODS: Readonly<Record<Rhythm, readonly [length: number, first: number]>> = {
  daily: [DAY, Date.UTC(2026, 0, 1)],
  weekly: [7 * DAY, Date.UTC(2025, 11, 29)],
};

/** Start of the last supported day: years are limited to four digits. */
const LAST = Date.UTC(9999, 11, 20);

/**
 * Returns the day or week for a time in milliseconds since 1970. If the clock is far off, returns the first or last
 * one.
 */
export function dayAt(rhythm: Rhythm, time: number): Day {
  const [length, first] = PERIODS[rhythm];
  return {rhythm, number: Math.floor((Math.min(Math.max(time, first), LAST) - first) / length) + 1};
}

/** Returns the date of a day in the form `2026-11-22`, or the ISO week in the form `2026-W47`. */
export function dateOf({rhythm, number}: Day): string {
  const [length, first] = PERIODS[rhythm];
  const begin = first + (number - 1) * length;
  if (rhythm === 'daily') return isoDate(begin);
  // A week belongs to the year of its Thursday.
  const thursday = begin + 3 * DAY;
  const year = isoDate(thursday).slice(0, 4);
  const week = Math.floor((thursday - Date.parse(year)) / (7 * DAY)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** Returns the UTC date, in the form `2026-11-22`, of a time in milliseconds since 1970. */
export const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the seed of a day's deal in a game, for example `cartavola daily 1 2026-11-22 <game>`. It never changes. */
export const seedOfDay = (day: Day, game: string): string =>
  `cartavola ${day.rhythm} ${DEALING} ${dateOf(day)} ${game}`;

/** Returns the day or week of a seed that `seedOfDay` created for the game, or undefined for any other string. */
export function dayOfSeed(seed: string, game: string): Day | undefined {
  const [, rhythm, year, week] = /^cartavola (daily|weekly) \d+ (\d{4})-(?:W(\d\d)|\d\d-\d\d) /.exec(seed) ?? [];
  if (rhythm === undefined) return undefined;
  // A time in that week: 4 January is always in week 1.
  const inWeek = Date.UTC(Number(year), 0, 4) + (Number(week) - 1) * 7 * DAY;
  const time = rhythm === 'daily' ? Date.parse(seed.split(' ')[3]!) : inWeek;
  const day = Number.isNaN(time) ? undefined : dayAt(rhythm as Rhythm, time);
  return day && seedOfDay(day, game) === seed ? day : undefined;
}

/** Match that may have begun with the cards of its seed. */
interface Begun {
  readonly game: Game;
  readonly options: Options;
  readonly seed: string;
  /** Record that the match continues from. */
  readonly record: MatchRecord | undefined;
}

/** Returns the day or week whose deal a match began with, or undefined if it began with other cards. */
export function dayOfMatch({game, options, seed, record}: Begun): Day | undefined {
  const day = dayOfSeed(seed, game.id);
  return day && isDealtFrom({game, options, seed, record}) ? day : undefined;
}

/** Returns whether the cards of a match's first deal come from its seed. A record may contain other cards. */
export function isDealtFrom({game, options, seed, record}: Begun): boolean {
  const first = record?.deals[0];
  if (!first) return true;
  const match = new Match(game, options, seed);
  match.deal();
  return String(match.dealt?.pack) === String(first.pack);
}
