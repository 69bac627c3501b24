import type {SessionEvent} from './session-event.js';

/**
 * Delivers events to all listeners in order. Queues events that are emitted during delivery or while the session is
 * stopped.
 */
export class EventQueue {
  readonly #isRunning: () => boolean;
  readonly #listeners = new Set<(event: SessionEvent) => void>();
  #untold: {readonly event: SessionEvent; readonly rewinds: number}[] = [];
  #telling = false;
  #rewinds = 0;

  constructor(isRunning: () => boolean) {
    this.#isRunning = isRunning;
  }

  /** Adds a listener for all later events. Returns a function that removes it. */
  subscribe(listener: (event: SessionEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Marks queued score and match events as stale, so that they are never delivered. */
  rewind(): void {
    this.#rewinds++;
  }

  add(events: readonly SessionEvent[]): void {
    this.#untold.push(...events.map((event) => ({event, rewinds: this.#rewinds})));
  }

  tellAll(): void {
    if (this.#telling) return;
    this.#telling = true;
    try {
      while (this.#isRunning() && this.#untold.length > 0) {
        const {event, rewinds} = this.#untold.shift()!;
        // The score was undone in the meantime, so it no longer counts.
        if (rewinds !== this.#rewinds && (event.type === 'score' || event.type === 'match')) continue;
        for (const listener of this.#listeners) listener(event);
      }
    } finally {
      this.#telling = false;
    }
  }
}
