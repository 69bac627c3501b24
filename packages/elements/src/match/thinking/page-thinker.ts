import {drive, type Choice, type Chooser} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import {nextTurn} from '../../base/page/scheduler.js';
import type {ThinkRequest} from '../thinker.js';

/** Loads the chooser. Workers contain their own, so the main thread only needs it if there is no worker. */
export type LoadChooser = () => Promise<Chooser<View>>;

/** Chooses moves on the main thread, in slices with pauses for other tasks. */
export class PageThinker {
  readonly #loadChooser: LoadChooser;

  constructor(loadChooser: LoadChooser) {
    this.#loadChooser = loadChooser;
  }

  async search({view, options, pageBudget}: ThinkRequest, signal: AbortSignal): Promise<Choice> {
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
