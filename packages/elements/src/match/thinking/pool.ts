import type {Choice, Chooser} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import type {ThinkRequest} from '../thinker.js';
import {ladder} from './ladder.js';
import {PageThinker, type LoadChooser} from './page-thinker.js';
import {afterAwake} from './patience.js';
import {loadPlayers} from './thinkers.js';
import {GRACE, WorkerThinker} from './worker-thinker.js';

/**
 * Chooses moves for all tables of a game in a page, in a worker if one can be started and otherwise on the main thread.
 */
export class Pool {
  readonly #workers: AsyncGenerator<Worker, undefined>;
  readonly #page: PageThinker;
  #thinker: Promise<WorkerThinker | undefined> | undefined;
  /** Whether the last request timed out while waiting for a worker. If so, later requests don't wait. */
  #late = false;
  #ended = false;

  constructor(game: string, loadChooser: LoadChooser = () => chooserOf(game)) {
    this.#workers = ladder(game);
    this.#page = new PageThinker(loadChooser);
  }

  /** Answers a request. If the worker dies or hangs, the next worker or the main thread starts over. */
  async answer(request: ThinkRequest, signal: AbortSignal): Promise<Choice> {
    for (;;) {
      const thinker = (this.#thinker ??= this.#next());
      const worker = await soon(thinker, this.#late ? 0 : request.budget + GRACE);
      this.#late = !worker;
      if (!worker) break;
      try {
        return await worker.request(request, signal);
      } catch (error) {
        if (signal.aborted || this.#ended) throw error;
        // A worker that is still alive has only failed for this view.
        if (!worker.ended) break;
        if (this.#thinker === thinker) this.#thinker = undefined;
      }
    }
    return this.#page.search(request, signal);
  }

  /** Ends the pool. Call this when the last table is removed. */
  end(): void {
    this.#ended = true;
    void this.#thinker?.then((worker) => worker?.end('The worker is no longer needed.'));
  }

  async #next(): Promise<WorkerThinker | undefined> {
    const {value} = await this.#workers.next();
    return value && new WorkerThinker(value);
  }
}

/** Loads the chooser for the main thread. The worker contains the same one. */
async function chooserOf(game: string): Promise<Chooser<View>> {
  return (await loadPlayers(game)).choose;
}

/** Adds a timeout in milliseconds to a promise. Resolves to undefined if the promise takes longer. */
function soon<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const forget = afterAwake(milliseconds, () => resolve(undefined));
    promise.then(resolve, reject).finally(forget);
  });
}
