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

/** By level, the weakest first, how it chooses. */
const THINKING = {
  beginner: {by: 'sight', isRash: true},
  casual: {by: 'sight', isRash: false},
  strong: {by: 'rules'},
  expert: {by: 'search'},
} as const satisfies Readonly<Record<string, Thinking>>;

/** Of those who search nothing: they come to their end long before, and so to the same move wherever they run. */
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

/** The level of a bot of which nothing is said. */
export const USUAL_LEVEL: Level = 'casual';

/** The level by which moves are judged and hints are given. */
export const STRONGEST: Level = LEVELS.at(-1)!;

/** How a bot of a level chooses. */
export const thinkingOf = (level: Level): Thinking => THINKING[level];

/** How much a bot of a level thinks, at its turn or asked out of turn. */
export const effortOf = (level: Level, inTurn: boolean): Effort => EFFORTS[level][inTurn ? 'inTurn' : 'outOfTurn'];
