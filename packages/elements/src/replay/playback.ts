import type {Cancel} from '../base/clock.js';
import {afterSeen} from '../base/page/when-seen.js';

/** Time in milliseconds from one move to the next, by speed. */
const PACES = {slow: 2600, normal: 1400, fast: 700} as const;
/** Name of a speed. */
export type ReplaySpeed = keyof typeof PACES;
export const SPEEDS = Object.keys(PACES) as readonly ReplaySpeed[];

/** Reading time in milliseconds per letter of a comment. */
const LETTER = 55;

/** Plays a replay automatically. */
export class Playback {
  readonly #next: () => boolean;
  readonly #changed: () => void;
  #cancel: Cancel | undefined;

  /**
   * `next` shows the next move, and returns false after the last one. `changed` is called when playback starts or
   * stops.
   */
  constructor(next: () => boolean, changed: () => void) {
    this.#next = next;
    this.#changed = changed;
  }

  get isPlaying(): boolean {
    return this.#cancel !== undefined;
  }

  /** Shows the moves one by one, with pauses. `comment` returns the text to read before the next move. */
  start(speed: () => ReplaySpeed, comment: () => string): void {
    const wait = (): void => {
      this.#cancel = afterSeen(PACES[speed()] + LETTER * comment().length, () => {
        this.#cancel = undefined;
        if (this.#next()) wait();
        else this.#changed();
      });
    };
    this.stop();
    wait();
    this.#changed();
  }

  /** Stops playback. Does nothing if it is already stopped. */
  stop(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = undefined;
    this.#changed();
  }
}
