import type {Choice, Chooser} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import type {Ask} from './ask.js';
import {ladder} from './ladder.js';
import {PageThinker, type LoadChooser} from './page-thinker.js';
import {afterAwake} from './patience.js';
import {loadPlayers} from './thinkers.js';
import {GRACE, WorkerThinker} from './worker-thinker.js';

/** Thinks for all of a page's tables of a game: one worker while there is one, else the page's own thread. */
export class Pool {
  readonly #workers: AsyncGenerator<Worker, undefined>;
  readonly #page: PageThinker;
  #thinker: Promise<WorkerThinker | undefined> | undefined;
  /** Somebody has waited in vain for a worker to begin: nobody else does. */
  #late = false;
  #ended = false;

  constructor(game: string, loadChooser: LoadChooser = () => chooserOf(game)) {
    this.#workers = ladder(game);
    this.#page = new PageThinker(loadChooser);
  }

  /** A worker that dies, or hangs, has the next one, or the page's own thread, think about the same afresh. */
  async answer(ask: Ask, signal: AbortSignal): Promise<Choice> {
    for (;;) {
      const thinker = (this.#thinker ??= this.#next());
      const worker = await soon(thinker, this.#late ? 0 : ask.budget + GRACE);
      this.#late = !worker;
      if (!worker) break;
      try {
        return await worker.request(ask, signal);
      } catch (error) {
        if (signal.aborted || this.#ended) throw error;
        // A worker that lives has failed at this view alone.
        if (!worker.ended) break;
        if (this.#thinker === thinker) this.#thinker = undefined;
      }
    }
    return this.#page.search(ask, signal);
  }

  /** Nobody asks any more. */
  end(): void {
    this.#ended = true;
    void this.#thinker?.then((worker) => worker?.end('It is no longer needed.'));
  }

  async #next(): Promise<WorkerThinker | undefined> {
    const {value} = await this.#workers.next();
    return value && new WorkerThinker(value);
  }
}

/** The same as the worker has. */
async function chooserOf(game: string): Promise<Chooser<View>> {
  return (await loadPlayers(game)).choose;
}

/** What is there within so many milliseconds; undefined if that takes longer. */
function soon<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const forget = afterAwake(milliseconds, () => resolve(undefined));
    promise.then(resolve, reject).finally(forget);
  });
}
