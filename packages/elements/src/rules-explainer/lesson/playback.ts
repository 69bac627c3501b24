import type {Fact, View} from '@cartavola/engine';

/** How long one thing that happens stands before the next, in milliseconds. */
const PACE = 900;

/** Shows what happened, one fact after the other; all at once where the reader wants no motion. */
export class Playback {
  readonly #changed: () => void;
  #facts: readonly Fact[] = [];
  #place = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** The facts that have been shown. */
  get shown(): readonly Fact[] {
    return this.#facts.slice(0, this.#place);
  }
  /** What is seen after the last of them; undefined before the first. */
  get view(): View | undefined {
    return this.#facts[this.#place - 1]?.view;
  }
  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }
  get isOver(): boolean {
    return this.#facts.length > 0 && this.#place === this.#facts.length;
  }

  /** Begins with the first fact. */
  play(facts: readonly Fact[]): void {
    this.clear();
    this.#facts = facts;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) this.#place = facts.length;
    else this.#step();
    this.#changed();
  }

  /** Shows all that is left at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#place = this.#facts.length;
    this.#changed();
  }

  /** Shows nothing. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#facts = [];
    this.#place = 0;
  }

  #step(): void {
    this.#timer = undefined;
    if (this.#place >= this.#facts.length) return;
    this.#place++;
    if (this.#place === this.#facts.length) return;
    this.#timer = setTimeout(() => {
      this.#step();
      this.#changed();
    }, PACE);
  }
}
