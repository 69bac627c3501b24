import {LEVELS} from '@cartavola/bots/levels.js';

/** Outcomes of a match or deal for the reader’s side. */
export const OUTCOMES = ['won', 'lost', 'drawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Opponents of a reader: bots of one level, bots of several levels, or none. */
export const OPPONENTS = [...LEVELS, 'mixed', 'alone'] as const;
export type Opponents = (typeof OPPONENTS)[number];

/** Scored deal of a match. */
export interface PlayedDeal {
  /** Number of the deal in its match, from 0. */
  readonly deal: number;
  /** Points of the reader’s side, then those of the others, clockwise. Empty in games that only score matches. */
  readonly points: readonly number[];
  /** Points by which the reader’s side is ahead of the best other side. Negative if it is behind. */
  readonly margin: number;
}

/** Match that the reader has played, up to the last scored deal. It contains no cards. */
export interface PlayedMatch {
  /** Id of the match. Matches with the same cards, seat and options have the same id. */
  readonly id: string;
  /** Time of the last score in milliseconds since 1970. */
  readonly time: number;
  readonly against: Opponents;
  /** Game options that differ from their defaults, as attributes. */
  readonly options: Readonly<Record<string, string>>;
  readonly deals: readonly PlayedDeal[];
  /** End of the match. Absent while the match is in progress. */
  readonly end?: {readonly outcome: Outcome; readonly points: readonly number[]; readonly margin: number};
  /**
   * Seed that deals the same cards again. Absent if unknown, and while the match is in progress, because it also
   * determines the next deals.
   */
  readonly seed?: string;
  /** Whether the reader took back any moves. */
  readonly undone?: true;
}

/** The reader's first result in a deal of the day. */
export interface PlayedDay {
  /** Number of the day. */
  readonly number: number;
  readonly outcome: Outcome;
  /** Points of the reader’s side, then those of the others. */
  readonly points: readonly number[];
}

/** Deal that the reader won by a large margin, or a match in games that only score matches. */
export interface BestDeal {
  readonly points: readonly number[];
  readonly margin: number;
  readonly time: number;
  readonly against: Opponents;
  readonly options: Readonly<Record<string, string>>;
  /** Number of the deal in its match, from 0. Absent for a match. */
  readonly deal?: number;
  readonly seed?: string;
}

/** Number of matches by outcome, and number of deals. */
export type Sums = Readonly<Record<Outcome | 'deals', number>>;

export const NO_SUMS: Sums = {won: 0, lost: 0, drawn: 0, deals: 0};

/** Record of one game in a browser. */
export interface PlayedGame {
  /** Latest matches, oldest first. */
  readonly matches: readonly PlayedMatch[];
  /** The most recent deals of the day, sorted by number. */
  readonly days: readonly PlayedDay[];
  /** Totals of the matches that are no longer listed. */
  readonly sums: Readonly<Partial<Record<Opponents, Sums>>>;
  /** Best deals of the matches that are no longer listed, best first. */
  readonly best: readonly BestDeal[];
}

export const NOTHING_PLAYED: PlayedGame = {matches: [], days: [], sums: {}, best: []};

/**
 * Limits of the record: the number of games, and the numbers of matches, deals in a match, days and best deals per
 * game.
 */
export const MOST = {games: 24, matches: 200, deals: 60, days: 120, best: 5} as const;
