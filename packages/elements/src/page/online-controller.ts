import type {ReactiveController, ReactiveControllerHost} from 'lit';

/** Tries again, when the page is online again, what could not be loaded. */
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
