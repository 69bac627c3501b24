import {drive} from '@cartavola/bots';
import {playersOf} from '@cartavola/bots/games.js';
import {STRONGEST} from '@cartavola/bots/levels.js';
import type {AskExact} from '@cartavola/lessons';

/** Time limit in milliseconds for one answer. */
export const BUDGET = 120_000;

/** Yields to the event loop in Node and browsers, without a timer's minimum delay. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Asks the exact solver about a puzzle. */
export const askExact: AskExact = async (view, exact) =>
  (await drive(playersOf(view.game).choose(view, {level: STRONGEST, iterations: 1, seed: 'exact', exact}), {
    now: () => performance.now(),
    pause: nextTurn,
    budget: BUDGET,
  }))!;
