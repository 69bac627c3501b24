import {busy} from '../base/clock.js';
import {idle} from '../base/page/scheduler.js';
import type {Celebrate, CelebrationHost} from './moments/celebrate.js';
import type {MomentCue, Occasion} from './scene/moment.js';

/**
 * Celebrates a game's great moments with code that loads on demand. Until it has loaded, the game continues without
 * celebrations.
 */
export class Celebration {
  readonly #host: CelebrationHost;
  #celebrate: Celebrate | undefined;
  #isAsked = false;

  constructor(host: CelebrationHost) {
    this.#host = host;
  }

  /** Loads the code when the page is idle. Does nothing if the page is hidden or the reader prefers reduced motion. */
  async prepare(): Promise<void> {
    if (this.#isAsked || !this.#host.motion.isOn) return;
    this.#isAsked = true;
    try {
      await idle();
      const [{celebrationOf}, moments] = await busy(
        Promise.all([import('./moments/celebrate.js'), this.#host.layout.loadMoments?.()]),
      );
      this.#celebrate = celebrationOf(moments);
    } catch {
      this.#isAsked = false;
    }
  }

  /** Shows the moment for an occasion, for `duration` milliseconds. */
  async show(occasion: Occasion, duration: number, begin: (cue: MomentCue | undefined) => void): Promise<void> {
    if (duration > 0 && this.#host.motion.isOn) await this.#celebrate?.(this.#host, occasion, duration, begin);
  }
}
