import {SLICE} from './slice.js';

/**
 * How a bot chooses: `sight`, in the first arrangement of the others' cards that comes to mind (`isRash`: by what a card brings at once,
 * and not by what it costs later); `rules`, by rules of thumb, forgetting nothing; `search`, by those and as long a search as it is given,
 * with exact endings.
 */
type Thinking = {readonly by: 'sight'; readonly isRash: boolean} | {readonly by: 'rules'} | {readonly by: 'search'};

/** How much a bot thinks about a move. */
export interface Effort {
  readonly iterations: number;
  /** For how many milliseconds a worker may think. */
  readonly budget: number;
  /** And for how many the page's own thread, where there is no worker. */
  readonly pageBudget: number;
}

/** How well a bot plays. */
interface LevelOfPlay {
  readonly thinking: Thinking;
  readonly inTurn: Effort;
  /** Asked out of turn it answers at once: a pause would tell that somebody is asked. */
  readonly outOfTurn: Effort;
}

/** Of those who search nothing: they come to their end long before, and so to the same move wherever they run. */
const ENOUGH: Effort = {iterations: 0, budget: 1000, pageBudget: 1000};

/** A row a level, the weakest first. */
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

/** How well a bot plays, by name. */
export type Level = keyof typeof ROWS;

/** All levels, the weakest first. */
export const LEVELS = Object.keys(ROWS) as readonly Level[];

/** The level of a bot of which nothing is said. */
export const USUAL_LEVEL: Level = 'casual';

/** The level by which moves are judged and hints are given. */
export const STRONGEST: Level = LEVELS.at(-1)!;

/** How a bot of a level chooses. */
export const thinkingOf = (level: Level): Thinking => ROWS[level].thinking;

/** How much a bot of a level thinks, at its turn or asked out of turn. */
export const effortOf = (level: Level, inTurn: boolean): Effort => ROWS[level][inTurn ? 'inTurn' : 'outOfTurn'];
