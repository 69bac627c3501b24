import {STRONGEST} from '@cartavola/bots/levels.js';
import type {AskExact} from '@cartavola/lessons';
import type {Thinker} from '../match/thinker.js';

/** Time limit in milliseconds for one answer. */
const BUDGET = 15_000;

/** Returns a function that asks the exact solver in the bots' worker. */
export const exactSolver =
  (thinker: Thinker): AskExact =>
  (view, exact) =>
    thinker.think(
      {
        view,
        options: {level: STRONGEST, iterations: 1, seed: 'exact', exact},
        budget: BUDGET,
        pageBudget: BUDGET,
      },
      new AbortController().signal,
    );
