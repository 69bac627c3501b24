import {drive, type Choice} from '@cartavola/bots';
import {nextTurn} from '../card-table/turns.js';
import type {Ask, Thinker} from './ask.js';

/** Thinks on the page's own thread, in slices that leave it time for everything else. */
export const pageThinker: Thinker = {
  async think({view, options, pageBudget, loadChooser}: Ask, signal: AbortSignal): Promise<Choice> {
    const choose = await loadChooser();
    await nextTurn();
    signal.throwIfAborted();
    const choice = await drive(choose(view, options), {
      now: () => performance.now(),
      pause: nextTurn,
      budget: pageBudget,
      isCancelled: () => signal.aborted,
    });
    signal.throwIfAborted();
    return choice!;
  },
};
