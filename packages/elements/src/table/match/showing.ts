import {after, type Cancel} from '../../base/clock.js';

/** Item of the display queue: a rendering, its motion, and what follows once it can be seen. */
export interface Showable {
  /** Time in milliseconds for which the previous state can be looked at first. */
  readonly wait: number;
  /** Renders and animates; `hurried` tells whether to leave out the motion. Resolves when all cards have arrived. */
  show(hurried: () => boolean): Promise<void>;
  /** Called after the motion, to fire events and to speak. */
  shown(): void;
  /** Celebrates what is shown, unless the queue is hurried. The next item waits until it is over. */
  celebrate?(): Promise<void>;
}

/** Time in milliseconds for which the queue waits for code. */
const PATIENCE = 5000;

/** Wakes at the deadline for code, in real time, whichever clock is in use: the network has no other. */
function patience(wake: () => void): Cancel {
  const timer = setTimeout(wake, PATIENCE);
  return () => clearTimeout(timer);
}

/** Queue that shows one thing after another. It can be hurried, so that a person who acts never waits for earlier moves to be shown. */
export class Showing {
  readonly #hurryMotion: () => void;
  #queue: Showable[] = [];
  #busy: Promise<void> | undefined;
  readonly #wakes = new Set<() => void>();
  /** Number of items, from the one that is being shown on, that are shown without waits or motion. */
  #hurried = 0;
  /** Number of times that the queue was cleared; an item that is half shown compares it. */
  #cleared = 0;

  constructor(hurryMotion: () => void) {
    this.#hurryMotion = hurryMotion;
  }

  /** Resolves when there is nothing left to show. */
  get idle(): Promise<void> {
    return this.#busy ?? Promise.resolve();
  }

  get isIdle(): boolean {
    return this.#busy === undefined;
  }

  add(...showables: Showable[]): void {
    this.#queue.push(...showables);
    if (this.#queue.length > 0) this.#busy ??= this.#run();
  }

  /** Shows everything that is queued without waits or motion, and ends pauses. What is added later is shown as usual. */
  hurry(): void {
    this.#hurried = this.#busy ? this.#queue.length + 1 : 0;
    this.#wakes.forEach((wake) => wake());
    this.#hurryMotion();
  }

  /** Drops everything that has not been shown. */
  clear(): void {
    this.#queue = [];
    this.#cleared++;
    this.hurry();
  }

  /** Resolves after the given time, or as soon as the queue is hurried. */
  async pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await this.#woken((wake) => after(milliseconds, wake));
  }

  /** Resolves as soon as the queue is hurried, or when what `start` begins wakes it. */
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

  /** Resolves when code is loaded, as soon as the queue is hurried, or after a while. Without anything to load it resolves at once. */
  async loaded(loading: Promise<void> | undefined): Promise<void> {
    if (loading) await Promise.race([loading, this.#woken(patience)]);
  }

  async #run(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      await this.#show(next);
      this.#hurried = Math.max(0, this.#hurried - 1);
    }
    // Cleared in the same turn: items added from here on start another run.
    this.#busy = undefined;
  }

  async #show(item: Showable): Promise<void> {
    const cleared = this.#cleared;
    const hurried = (): boolean => this.#hurried > 0;
    if (!hurried()) await this.pause(item.wait);
    if (cleared !== this.#cleared) return;
    try {
      await item.show(hurried);
      if (cleared !== this.#cleared) return;
      item.shown();
      if (!hurried()) await item.celebrate?.();
    } catch (error) {
      // Later items are shown all the same: one failure to show does not end the match.
      console.error('Cartavola: what happened could not be shown.', error);
    }
  }
}
