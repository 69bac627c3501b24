import {drive, type Choice, type Chooser} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import {nextTurn} from '../page/turns.js';
import type {Ask} from './ask.js';

/** What a worker has of its own and the page's thread loads only when it has to think itself. */
export type LoadChooser = () => Promise<Chooser<View>>;

/** Thinks on the page's own thread, in slices that leave it time for everything else. */
export class PageThinker {
  readonly #loadChooser: LoadChooser;

  constructor(loadChooser: LoadChooser) {
    this.#loadChooser = loadChooser;
  }

  async search({view, options, pageBudget}: Ask, signal: AbortSignal): Promise<Choice> {
    const choose = await this.#loadChooser();
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
  }
}
