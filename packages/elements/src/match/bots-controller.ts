import type {Choice} from '@cartavola/bots';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {busy} from '../base/clock.js';
import type {Thinker, ThinkRequest} from './thinker.js';
import type {Pool} from './thinking/pool.js';
import {calm} from '../base/page/scheduler.js';

/** A page's bots. All tables of a game share a pool, from the first request until the last table is removed. */
class PageBots {
  readonly #tables = new Set<object>();
  readonly #pools = new Map<string, Promise<Pool>>();

  /** Registers a table in the page. */
  join(table: object): void {
    this.#tables.add(table);
  }

  /** Removes a table. Ends all pools if it was the last table. */
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

  async delegate(request: ThinkRequest, signal: AbortSignal): Promise<Choice> {
    // Starting a worker now would delay tables that the reader is waiting for.
    await calm();
    signal.throwIfAborted();
    return busy(this.#answer(request, signal));
  }

  async #answer(request: ThinkRequest, signal: AbortSignal): Promise<Choice> {
    const pool = await this.#poolOf(request.view.game);
    signal.throwIfAborted();
    return pool.answer(request, signal);
  }

  #poolOf(id: string): Promise<Pool> {
    const known = this.#pools.get(id);
    if (known) return known;
    const pool = import('./thinking/pool.js').then(({Pool}) => new Pool(id));
    this.#pools.set(id, pool);
    // Let the next request try again.
    pool.catch(() => this.#pools.delete(id));
    return pool;
  }
}

const pageBots = new PageBots();

/** Gives a table access to the page's bots while it is connected. */
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
    // Moving the element within the page isn't a removal: by the time this microtask runs, it is connected again.
    queueMicrotask(() => this.#host.isConnected || pageBots.leave(this));
  }

  think(request: ThinkRequest, signal: AbortSignal): Promise<Choice> {
    return pageBots.delegate(request, signal);
  }
}
