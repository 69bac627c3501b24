/** Something to show: a rendering, its motion, and what follows once it can be seen. */
export interface Showable {
  /** How long what lies there can be looked at first, in milliseconds. */
  readonly wait: number;
  /** Renders and moves; done when everything has arrived. */
  show(): Promise<void>;
  /** After the motion: events, speech. */
  shown(): void;
}

/** Shows one thing after the other, and can be hurried: a person in a hurry never waits for what was played before. */
export class Showing {
  readonly #hurryMotion: () => void;
  #queue: Showable[] = [];
  #busy: Promise<void> | undefined;
  readonly #wakes = new Set<() => void>();
  #hurried = false;
  /** Grows when what is queued, or half shown, is forgotten. */
  #cleared = 0;

  constructor(hurryMotion: () => void) {
    this.#hurryMotion = hurryMotion;
  }

  /** Done when there is nothing left to show. */
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

  /** What is queued now is shown without waits or motion. */
  hurry(): void {
    this.#hurried = this.#busy !== undefined;
    this.#wakes.forEach((wake) => wake());
    this.#hurryMotion();
  }

  /** Forgets what has not been shown. */
  clear(): void {
    this.#queue = [];
    this.#cleared++;
    this.hurry();
  }

  /** Done after the time, or when hurried. */
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
        // What follows is shown all the same: a match does not end with what could not be told of it.
        console.error('Cartavola: what happened could not be shown.', error);
      }
      if (this.#queue.length === 0) this.#hurried = false;
    }
    this.#hurried = false;
    // At once: what is added from now on is shown by another run.
    this.#busy = undefined;
  }
}
