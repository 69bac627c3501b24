import type {Fact, View} from '@cartavola/engine';
import type {Cancel} from '../base/clock.js';
import {afterSeen} from '../base/page/when-seen.js';

/** Time in milliseconds between two facts. */
const PACE = 900;

/** Shows facts one by one, or all at once if the reader prefers reduced motion. */
export class Playback {
  readonly #changed: () => void;
  #facts: readonly Fact[] = [];
  #place = 0;
  /** Counts of shown facts at which the playback waits for the reader. */
  #pauses: readonly number[] = [];
  #cancel: Cancel | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Facts shown so far. */
  get shown(): readonly Fact[] {
    return this.#facts.slice(0, this.#place);
  }
  /** View after the last fact shown, or undefined before the first. */
  get view(): View | undefined {
    return this.#facts[this.#place - 1]?.view;
  }
  /** Number of facts shown so far. */
  get place(): number {
    return this.#place;
  }
  /** Whether the playback is waiting for the reader. */
  get isPaused(): boolean {
    return this.#cancel === undefined && this.#place < this.#facts.length;
  }
  get isPlaying(): boolean {
    return this.#cancel !== undefined;
  }
  get isOver(): boolean {
    return this.#facts.length > 0 && this.#place === this.#facts.length;
  }

  /** Plays from the first fact. Waits for a call of `watch` whenever the number of facts shown is in `pauses`. */
  play(facts: readonly Fact[], pauses: readonly number[] = []): void {
    this.clear();
    this.#facts = facts;
    this.#pauses = pauses;
    this.#goOn();
  }

  /** Continues if paused. Otherwise, plays from the first fact. */
  watch(facts: readonly Fact[], pauses: readonly number[]): void {
    if (this.isPaused) this.#goOn();
    else this.play(facts, pauses);
  }

  /** Continues to the next pause or the end. */
  #goOn(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.#place = this.#pauses.find((pause) => pause > this.#place) ?? this.#facts.length;
    else this.#step();
    this.#changed();
  }

  /** Shows all remaining facts at once. */
  finish(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#place = this.#facts.length;
    this.#changed();
  }

  /** Stops and shows nothing. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#facts = [];
    this.#pauses = [];
    this.#place = 0;
  }

  #step(): void {
    this.#cancel = undefined;
    if (this.#place >= this.#facts.length) return;
    this.#place++;
    if (this.#place === this.#facts.length || this.#pauses.includes(this.#place)) return;
    this.#cancel = afterSeen(PACE, () => {
      this.#step();
      this.#changed();
    });
  }
}
