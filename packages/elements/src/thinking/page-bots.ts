import {playersIdOf, type Choice} from '@cartavola/bots';
import type {Ask, Thinker} from './ask.js';
import type {Pool} from './pool.js';

/** What thinks for the bots of one page: a pool a game that all its tables share, from the first thought until the last table goes. */
class PageBots implements Thinker {
  readonly #tables = new Set<object>();
  readonly #pools = new Map<string, Promise<Pool>>();

  /** A table is on the page. */
  join(table: object): void {
    this.#tables.add(table);
  }

  /** A table has left the page; with the last one goes whatever thinks. */
  leave(table: object): void {
    if (!this.#tables.delete(table) || this.#tables.size > 0) return;
    for (const pool of this.#pools.values()) {
      pool.then(
        (one) => one.end(),
        () => undefined,
      );
    }
    this.#pools.clear();
  }

  async think(ask: Ask, signal: AbortSignal): Promise<Choice> {
    const pool = await this.#poolOf(playersIdOf(ask.view));
    signal.throwIfAborted();
    return pool.think(ask, signal);
  }

  #poolOf(id: string): Promise<Pool> {
    const known = this.#pools.get(id);
    if (known) return known;
    const pool = import('./pool.js').then(({Pool}) => new Pool(id));
    this.#pools.set(id, pool);
    // The next thought tries again.
    pool.catch(() => this.#pools.delete(id));
    return pool;
  }
}

export const pageBots = new PageBots();
