import {drive} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import {STRONGEST} from '@cartavola/bots/levels.js';
import type {AskExact} from '@cartavola/lessons';

/** Time limit in milliseconds for one answer. */
const BUDGET = 120_000;

/** Asks the exact solver about a puzzle. */
export const askExact: AskExact = async (view, exact) =>
  (await drive(playersOf(view.game).choose(view, {level: STRONGEST, iterations: 1, seed: 'exact', exact}), {
    now: () => performance.now(),
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    budget: BUDGET,
  }))!;
