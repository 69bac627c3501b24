import type {Choice} from '@cartavola/bots';
import type {Ask, Thinker} from './ask.js';
import type {Pool} from './pool.js';

/** What thinks for the bots of one page: a pool that all its tables share, from the first thought until the last table goes. */
class PageBots implements Thinker {
  readonly #tables = new Set<object>();
  #pool: Promise<Pool> | undefined;

  /** A table is on the page. */
  join(table: object): void {
    this.#tables.add(table);
  }

  /** A table has left the page; with the last one goes whatever thinks. */
  leave(table: object): void {
    if (!this.#tables.delete(table) || this.#tables.size > 0) return;
    this.#pool?.then(
      (pool) => pool.end(),
      () => undefined,
    );
    this.#pool = undefined;
  }

  async think(ask: Ask, signal: AbortSignal): Promise<Choice> {
    const pool = await (this.#pool ??= this.#load());
    signal.throwIfAborted();
    return pool.think(ask, signal);
  }

  async #load(): Promise<Pool> {
    try {
      const {Pool} = await import('./pool.js');
      return new Pool();
    } catch (error) {
      // The next thought tries again.
      this.#pool = undefined;
      throw error;
    }
  }
}

export const pageBots = new PageBots();
