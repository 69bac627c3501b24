import {after, type Cancel} from '../../base/clock.js';

/** Item in the display queue: a rendering, its motion, and what follows the motion. */
export interface DisplayItem {
  /** Time in milliseconds for which the previous state stays visible. */
  readonly wait: number;
  /** Renders and animates. `isSkipped` returns whether to skip the motion. Resolves when all cards have arrived. */
  show(isSkipped: () => boolean): Promise<void>;
  /** Called after the motion, to fire events and make announcements. */
  shown(): void;
  /** Celebrates the shown item, unless animations are skipped. The next item waits until the celebration is over. */
  celebrate?(): Promise<void>;
}

/** Maximum time in milliseconds that the queue waits for code to load. */
const PATIENCE = 5000;

/**
 * Calls `wake` after `PATIENCE`. Uses real time instead of the page's clock, because network requests take real time.
 */
function patience(wake: () => void): Cancel {
  const timer = setTimeout(wake, PATIENCE);
  return () => clearTimeout(timer);
}

/**
 * Queue that shows one item after another. A reader's action skips animations, so readers never wait for earlier moves.
 */
export class DisplayQueue {
  readonly #finishMotion: () => void;
  #queue: DisplayItem[] = [];
  #busy: Promise<void> | undefined;
  readonly #wakes = new Set<() => void>();
  /** Number of items to show without pauses or motion, starting with the current one. */
  #skipped = 0;
  /** Number of times the queue was cleared. If it changes while an item is shown, that item stops. */
  #cleared = 0;

  constructor(finishMotion: () => void) {
    this.#finishMotion = finishMotion;
  }

  /** Resolves when there is nothing left to show. */
  get idle(): Promise<void> {
    return this.#busy ?? Promise.resolve();
  }

  get isIdle(): boolean {
    return this.#busy === undefined;
  }

  add(...items: DisplayItem[]): void {
    this.#queue.push(...items);
    if (this.#queue.length > 0) this.#busy ??= this.#run();
  }

  /** Shows everything in the queue without pauses or motion. Items added later are shown as usual. */
  skipAnimations(): void {
    this.#skipped = this.#busy ? this.#queue.length + 1 : 0;
    this.#wakes.forEach((wake) => wake());
    this.#finishMotion();
  }

  /** Drops everything that hasn't been shown yet. */
  clear(): void {
    this.#queue = [];
    this.#cleared++;
    this.skipAnimations();
  }

  /** Resolves after the given time, or as soon as animations are skipped. */
  async pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await this.#woken((wake) => after(milliseconds, wake));
  }

  /** Resolves as soon as animations are skipped, or when the callback passed to `start` is called. */
  #woken(start: (wake: () => void) => Cancel): Promise<void> {
    return new Promise((done) => {
      const wake = (): void => {
        cancel();
        this.#wakes.delete(wake);
        done();
      };
      const cancel = start(wake);
      this.#wakes.add(wake);
    });
  }

  /**
   * Resolves when code is loaded, when animations are skipped, or after `PATIENCE`. Resolves at once if there is
   * nothing to load.
   */
  async loaded(loading: Promise<void> | undefined): Promise<void> {
    if (loading) await Promise.race([loading, this.#woken(patience)]);
  }

  async #run(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await this.#show(next);
      this.#skipped = Math.max(0, this.#skipped - 1);
    }
    // Clear this in the same task: items added from here on start another run.
    this.#busy = undefined;
  }

  async #show(item: DisplayItem): Promise<void> {
    const cleared = this.#cleared;
    const isSkipped = (): boolean => this.#skipped > 0;
    if (!isSkipped()) await this.pause(item.wait);
    if (cleared !== this.#cleared) return;
    try {
      await item.show(isSkipped);
      if (cleared !== this.#cleared) return;
      item.shown();
      if (!isSkipped()) await item.celebrate?.();
    } catch (error) {
      // Keep showing later items, because one failure must not end the match.
      console.error('Cartavola: a change in the match could not be shown.', error);
    }
  }
}
