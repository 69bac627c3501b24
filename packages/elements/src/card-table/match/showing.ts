/** Item of the display queue: a rendering, its motion, and what follows once it can be seen. */
export interface Showable {
  /** Time in milliseconds for which the previous state can be looked at first. */
  readonly wait: number;
  /** Renders and animates. Resolves when all cards have arrived. */
  show(): Promise<void>;
  /** Called after the motion, to fire events and to speak. */
  shown(): void;
}

/** Queue that shows one thing after another. It can be hurried, so that a person who acts never waits for earlier moves to be shown. */
export class Showing {
  readonly #hurryMotion: () => void;
  #queue: Showable[] = [];
  #busy: Promise<void> | undefined;
  readonly #wakes = new Set<() => void>();
  #hurried = false;
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

  /** Shows everything that is queued without waits or motion. */
  hurry(): void {
    this.#hurried = this.#busy !== undefined;
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
    if (milliseconds <= 0 || this.#hurried) return;
    await new Promise<void>((done) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wakes.delete(wake);
        done();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#wakes.add(wake);
    });
  }

  async #run(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      const cleared = this.#cleared;
      await this.pause(next.wait);
      if (cleared !== this.#cleared) continue;
      try {
        const shown = next.show();
        if (this.#hurried) this.#hurryMotion();
        await shown;
        if (cleared === this.#cleared) next.shown();
      } catch (error) {
        // Later items are shown all the same: one failure to show does not end the match.
        console.error('Cartavola: what happened could not be shown.', error);
      }
      if (this.#queue.length === 0) this.#hurried = false;
    }
    this.#hurried = false;
    // Cleared in the same turn: items added from here on start another run.
    this.#busy = undefined;
  }
}
