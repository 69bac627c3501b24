import type {Choice} from '@cartavola/bots';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Ask, Thinker} from './ask.js';
import {playersIdOf} from '@cartavola/bots/players-id.js';
import type {Pool} from './pool.js';

/** What thinks for the bots of one page: a pool a game that all its tables share, from the first thought until the last table goes. */
class PageBots {
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

  async delegate(ask: Ask, signal: AbortSignal): Promise<Choice> {
    const pool = await this.#poolOf(playersIdOf(ask.view));
    signal.throwIfAborted();
    return pool.answer(ask, signal);
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

const pageBots = new PageBots();

/** What thinks for one table, as for all of the page: the table shares in it for as long as it is there. */
export class BotsController implements ReactiveController, Thinker {
  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    pageBots.join(this);
  }

  hostDisconnected(): void {
    // A move within the page is no end: the element is connected again before the microtask.
    queueMicrotask(() => this.#host.isConnected || pageBots.leave(this));
  }

  think(ask: Ask, signal: AbortSignal): Promise<Choice> {
    return pageBots.delegate(ask, signal);
  }
}
