import type {Seat} from '../move.js';

/** Compass points around a table of four, clockwise from the reader's seat. */
const COMPASS = 'swne';

/** Words for seats, with the clockwise distance from your own seat. Negative distances are to the right. */
const WORDS: Readonly<Record<string, number>> = {you: 0, left: 1, right: -1};

/** Returns whether a word can identify a seat. */
export const isSeatWord = (word: string): boolean =>
  /^\d$/.test(word) || COMPASS.includes(word) || Object.hasOwn(WORDS, word) || word === 'across';

/**
 * Returns the seat that a lower-case word identifies, as seen from seat `own` at a table with `seats` seats. Returns
 * undefined if there is no such seat.
 */
export function seatNamed(word: string, seats: number, own: Seat): Seat | undefined {
  const seat = placeOf(word, seats, own);
  return seat !== undefined && seat < seats ? seat : undefined;
}

function placeOf(word: string, seats: number, own: Seat): number | undefined {
  if (/^\d$/.test(word)) return Number(word);
  if (word.length === 1) return seats === 4 && COMPASS.includes(word) ? COMPASS.indexOf(word) : undefined;
  if (word === 'across') return seats % 2 === 0 ? (own + seats / 2) % seats : undefined;
  return Object.hasOwn(WORDS, word) ? (own + WORDS[word]! + seats) % seats : undefined;
}
