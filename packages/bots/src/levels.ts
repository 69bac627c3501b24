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

/** Settings of a level. */
interface LevelOfPlay {
  readonly thinking: Thinking;
  readonly inTurn: Effort;
  /** Limits out of turn: an immediate answer, because a pause would reveal that the seat was asked. */
  readonly outOfTurn: Effort;
}

/** Limits for levels without search: they finish long before, so the move is the same wherever they run. */
const ENOUGH: Effort = {iterations: 0, budget: 1000, pageBudget: 1000};

/** Settings by level, the weakest first. */
const ROWS = {
  beginner: {thinking: {by: 'sight', isRash: true}, inTurn: ENOUGH, outOfTurn: ENOUGH},
  casual: {thinking: {by: 'sight', isRash: false}, inTurn: ENOUGH, outOfTurn: ENOUGH},
  strong: {thinking: {by: 'rules'}, inTurn: ENOUGH, outOfTurn: ENOUGH},
  expert: {
    thinking: {by: 'search'},
    inTurn: {iterations: 20_000, budget: 100, pageBudget: 60},
    outOfTurn: {iterations: 500, budget: 10, pageBudget: SLICE},
  },
} as const satisfies Readonly<Record<string, LevelOfPlay>>;

/** Name of a level of play. */
export type Level = keyof typeof ROWS;

/** Levels, the weakest first. */
export const LEVELS = Object.keys(ROWS) as readonly Level[];

/** Default level of a bot. */
export const USUAL_LEVEL: Level = 'casual';

/** Level that judges moves and gives hints. */
export const STRONGEST: Level = LEVELS.at(-1)!;

/** Method of choosing of a level. */
export const thinkingOf = (level: Level): Thinking => ROWS[level].thinking;

/** Limits of a level, at its turn or asked out of turn. */
export const effortOf = (level: Level, inTurn: boolean): Effort => ROWS[level][inTurn ? 'inTurn' : 'outOfTurn'];
