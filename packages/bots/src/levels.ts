import {SLICE} from './slice.js';

/**
 * How a level chooses. `sight`: greedily in one sampled world, and only by immediate gain if `isRash`. `rules`: by
 * heuristics with a perfect memory. `search`: by heuristics and tree search within limits, with exact endings.
 */
type Thinking = {readonly by: 'sight'; readonly isRash: boolean} | {readonly by: 'rules'} | {readonly by: 'search'};

/** Limits on the computation of a bot's move. */
export interface Effort {
  readonly iterations: number;
  /** Time limit in milliseconds in a worker. */
  readonly budget: number;
  /** Time limit in milliseconds on the main thread, without a worker. */
  readonly pageBudget: number;
}

/** How each level chooses, weakest level first. */
const THINKING = {
  beginner: {by: 'sight', isRash: true},
  casual: {by: 'sight', isRash: false},
  strong: {by: 'rules'},
  expert: {by: 'search'},
} as const satisfies Readonly<Record<string, Thinking>>;

/**
 * Limits for levels without search. These levels never reach the limits, so their moves are the same on any machine.
 */
const ENOUGH: Effort = {iterations: 0, budget: 1000, pageBudget: 1000};
const ALIKE: Efforts = {inTurn: ENOUGH, outOfTurn: ENOUGH};

/**
 * Effort on a bot's turn and out of turn. A bot asked out of turn answers at once, because a pause would reveal that it
 * was asked.
 */
interface Efforts {
  readonly inTurn: Effort;
  readonly outOfTurn: Effort;
}

/**
 * Effort keyed by level. Only pages use this table. A worker receives the limits with each request, so its script
 * doesn't contain it.
 */
const EFFORTS: Readonly<Record<Level, Efforts>> = {
  beginner: ALIKE,
  casual: ALIKE,
  strong: ALIKE,
  expert: {
    inTurn: {iterations: 20_000, budget: 100, pageBudget: 60},
    outOfTurn: {iterations: 500, budget: 10, pageBudget: SLICE},
  },
};

/** Name of a level of play. */
export type Level = keyof typeof THINKING;

/** All levels, weakest first. */
export const LEVELS = Object.keys(THINKING) as readonly Level[];

/** Default level of a bot. */
export const USUAL_LEVEL: Level = 'casual';

/** Level that judges moves and gives hints. */
export const STRONGEST: Level = LEVELS.at(-1)!;

/** Returns how a level chooses. */
export const thinkingOf = (level: Level): Thinking => THINKING[level];

/** Returns a level's effort, on a bot's turn or out of turn. */
export const effortOf = (level: Level, inTurn: boolean): Effort => EFFORTS[level][inTurn ? 'inTurn' : 'outOfTurn'];
