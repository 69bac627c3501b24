import {SLICE, type Choice, type ChooseOptions, type Level} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** A view to think about. */
export interface Ask {
  readonly view: View;
  readonly options: ChooseOptions;
  /** For how many milliseconds a worker may think. */
  readonly budget: number;
  /** And for how many the page's own thread, where there is no worker. */
  readonly pageBudget: number;
}

/** Whoever thinks for the bots of a table. Rejects with the signal's reason once that is aborted. */
export interface Thinker {
  think(ask: Ask, signal: AbortSignal): Promise<Choice>;
}

/** How much a bot thinks. */
export type Effort = Pick<Ask, 'budget' | 'pageBudget'> & Pick<ChooseOptions, 'iterations'>;

/** How much a bot of a level thinks. Asked out of turn it answers at once: a pause would tell that somebody is asked. */
export function effortOf(level: Level, inTurn: boolean): Effort {
  // The others search nothing: they come to their end long before, and so to the same move wherever they run.
  if (level !== 'expert') return {iterations: 0, budget: 1000, pageBudget: 1000};
  return inTurn ? {iterations: 20_000, budget: 100, pageBudget: 60} : {iterations: 500, budget: 10, pageBudget: SLICE};
}
