import {dateOf, dayAt} from '../match/day.js';

/** Month as a number: 12 times the year, plus the month from 0. */
export type Month = number;

/** Day in a month's calendar. */
export interface CalendarDay {
  /** Start of the day in UTC, in milliseconds since 1970. */
  readonly time: number;
  /** Number of the day. See `Day`. */
  readonly number: number;
}

/** Returns the month that contains a time, in UTC. */
export const monthAt = (time: number): Month => {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

/** Returns the start of a day (from 1) of a month, in UTC. */
const timeIn = (month: Month, day: number): number => Date.UTC(Math.floor(month / 12), month % 12, day);

/** Returns the month that contains the day with the given number. */
export const monthOfDay = (number: number): Month => monthAt(Date.parse(dateOf({rhythm: 'daily', number})));

/** Returns the number of the weekday on which a month begins: 0 for Monday. */
export const firstWeekday = (month: Month): number => (new Date(timeIn(month, 1)).getUTCDay() + 6) % 7;

/** Returns the days of a month. */
export function daysIn(month: Month): readonly CalendarDay[] {
  const length = new Date(timeIn(month + 1, 0)).getUTCDate();
  return Array.from({length}, (_, place) => {
    const time = timeIn(month, place + 1);
    return {time, number: dayAt('daily', time).number};
  });
}

/** A time on each day of a week, from Monday, for formatting weekday names. */
export const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => Date.UTC(2024, 0, day));
