import type {Choice} from '@cartavola/bots';
import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Ask, Thinker} from './ask.js';
import {pageBots} from './page-bots.js';

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
