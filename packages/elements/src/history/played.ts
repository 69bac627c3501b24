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
  /** Points of the reader’s side, then those of the others, clockwise. Empty in a game that scores only matches. */
  readonly points: readonly number[];
  /** Points by which the reader’s side is ahead of the best other one; negative if it is behind. */
  readonly margin: number;
}

/** Match that the reader has played, as far as its deals are scored. It contains no cards. */
export interface PlayedMatch {
  /** Identity: the same cards at the same seat, with the same options, are the same match. */
  readonly id: string;
  /** Time of the last score in milliseconds since 1970. */
  readonly time: number;
  readonly against: Opponents;
  /** Options of the game that are not at their default, as attributes. */
  readonly options: Readonly<Record<string, string>>;
  readonly deals: readonly PlayedDeal[];
  /** End of the match; absent while it goes on. */
  readonly end?: {readonly outcome: Outcome; readonly points: readonly number[]; readonly margin: number};
  /** Seed that deals the same cards again. Absent if unknown, and while the match goes on, because it also determines the next deals. */
  readonly seed?: string;
  /** True if the reader has taken moves back. */
  readonly undone?: true;
}

/** First result of the reader in a deal of the day. */
export interface PlayedDay {
  /** Number of the day. */
  readonly number: number;
  readonly outcome: Outcome;
  /** Points of the reader’s side, then those of the others. */
  readonly points: readonly number[];
}

/** Deal with a large margin for the reader; in a game that scores only matches, such a match. */
export interface BestDeal {
  readonly points: readonly number[];
  readonly margin: number;
  readonly time: number;
  readonly against: Opponents;
  readonly options: Readonly<Record<string, string>>;
  /** Number of the deal in its match, from 0; absent for a match. */
  readonly deal?: number;
  readonly seed?: string;
}

/** Numbers of matches by outcome, and of deals. */
export type Sums = Readonly<Record<Outcome | 'deals', number>>;

export const NO_SUMS: Sums = {won: 0, lost: 0, drawn: 0, deals: 0};

/** Record of one game in a browser. */
export interface PlayedGame {
  /** Latest matches, oldest first. */
  readonly matches: readonly PlayedMatch[];
  /** Latest deals of the day, in order of their numbers. */
  readonly days: readonly PlayedDay[];
  /** Sums of the matches that are no longer listed. */
  readonly sums: Readonly<Partial<Record<Opponents, Sums>>>;
  /** Best deals of those matches, best first. */
  readonly best: readonly BestDeal[];
}

export const NOTHING_PLAYED: PlayedGame = {matches: [], days: [], sums: {}, best: []};

/** Limits of the record: number of games, and for each game of matches, deals of a match, days and best deals. */
export const MOST = {games: 24, matches: 200, deals: 60, days: 120, best: 5} as const;
