import {SLICE} from './slice.js';

/**
 * Method of choosing: `sight`, greedily in one sampled world (`isRash`: only by immediate gain, ignoring later cost); `rules`, by
 * heuristics with a perfect memory; `search`, by heuristics and tree search within its limits, with exact endings.
 */
type Thinking = {readonly by: 'sight'; readonly isRash: boolean} | {readonly by: 'rules'} | {readonly by: 'search'};

/** Limits of a bot's thinking about one move. */
export interface Effort {
  readonly iterations: number;
  /** Time limit in milliseconds in a worker. */
  readonly budget: number;
  /** Time limit in milliseconds on the page's own thread, without a worker. */
  readonly pageBudget: number;
}

/** By level, the weakest first, how it chooses. */
const THINKING = {
  beginner: {by: 'sight', isRash: true},
  casual: {by: 'sight', isRash: false},
  strong: {by: 'rules'},
  expert: {by: 'search'},
} as const satisfies Readonly<Record<string, Thinking>>;

/** Limits for levels without search: they finish long before, so the move is the same wherever they run. */
const ENOUGH: Effort = {iterations: 0, budget: 1000, pageBudget: 1000};
const ALIKE: Efforts = {inTurn: ENOUGH, outOfTurn: ENOUGH};

/** How much a bot thinks at its turn; asked out of turn it answers at once: a pause would tell that somebody is asked. */
interface Efforts {
  readonly inTurn: Effort;
  readonly outOfTurn: Effort;
}

/** By level, how much it thinks: for pages alone. A worker is told, and its script leaves this out. */
const EFFORTS: Readonly<Record<Level, Efforts>> = {
  beginner: ALIKE,
  casual: ALIKE,
  strong: ALIKE,
  expert: {
    inTurn: {iterations: 20_000, budget: 100, pageBudget: 60},
    outOfTurn: {iterations: 500, budget: 10, pageBudget: SLICE},
  },
};

/** How well a bot plays, by name. */
export type Level = keyof typeof THINKING;

/** All levels, the weakest first. */
export const LEVELS = Object.keys(THINKING) as readonly Level[];

/** Default level of a bot. */
export const USUAL_LEVEL: Level = 'casual';

/** Level that judges moves and gives hints. */
export const STRONGEST: Level = LEVELS.at(-1)!;

/** How a bot of a level chooses. */
export const thinkingOf = (level: Level): Thinking => THINKING[level];

/** How much a bot of a level thinks, at its turn or asked out of turn. */
export const effortOf = (level: Level, inTurn: boolean): Effort => EFFORTS[level][inTurn ? 'inTurn' : 'outOfTurn'];
