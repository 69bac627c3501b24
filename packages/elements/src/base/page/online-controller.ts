import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Calls a function, such as one that retries a failed load, when the page is online again. */
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
