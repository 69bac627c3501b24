import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Calls a function when the page is back online, for example to retry a failed load. */
export class OnlineController implements ReactiveController {
  readonly #retry: () => void;

  constructor(host: ReactiveControllerHost, retry: () => void) {
    this.#retry = retry;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#retry);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#retry);
  }
}
