import type {View} from '@cartavola/engine';
import type {Flights, Motion, Snapshot} from '../../motion/motion.js';
import {calm, isCrowded} from '../../base/page/scheduler.js';
import type {BareStanding} from '../../match/standing.js';

/** Element that shows views. */
export interface ShownViewHost {
  readonly motion: Motion;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
}

/** Durations at a table, in milliseconds. */
interface Pace {
  readonly motion: number;
}

/** Snapshot of an empty table. */
const NOTHING: Snapshot = new Map();

/** View that a table shows. While cards move, `told` is still the previous view. */
export class ShownView {
  readonly #host: ShownViewHost;
  readonly #pace: () => Pace;
  #view: View | undefined;
  #standing: BareStanding;
  /** View before the moving cards left their places. */
  #before: View | undefined;

  /** Creates the shown view from the first view and the state of the match. `pace` returns the current durations. */
  constructor(host: ShownViewHost, pace: () => Pace, view: View | undefined, standing: BareStanding) {
    this.#host = host;
    this.#pace = pace;
    this.#view = view;
    this.#standing = standing;
  }

  /** View on the table, with every card in its place or on its way there. Undefined before the first deal. */
  get view(): View | undefined {
    return this.#view;
  }

  /** View that the text describes: the last one with all cards in place. */
  get told(): View | undefined {
    return this.#before ?? this.#view;
  }

  get standing(): BareStanding {
    return this.#standing;
  }

  /** Puts a view on the table without rendering it. */
  set(view: View | undefined, standing: BareStanding): void {
    this.#view = view;
    this.#standing = standing;
    this.#before = undefined;
  }

  /**
   * Shows the next view, and resolves when all cards have arrived. Without `flights`, no card moves. `isSkipped`
   * returns true once the reader has skipped the motion.
   */
  async show(
    view: View,
    flights: Flights | undefined,
    standing: BareStanding,
    isSkipped: () => boolean,
  ): Promise<void> {
    const duration = (): number => (isSkipped() ? 0 : this.#pace().motion);
    const {motion} = this.#host;
    const shown = this.#view;
    // On a crowded page, tables show their first view without motion, and later views wait until all tables are ready.
    if (shown) await calm();
    // Before the first view there is nothing to measure.
    const seen = flights && (shown ? await motion.lookFirst(duration()) : isCrowded() ? undefined : NOTHING);
    // Another view may have been set in the meantime.
    if (shown !== this.#view) return;
    const before = seen && duration() > 0 && standing === this.#standing ? this.told : undefined;
    this.set(view, standing);
    this.#before = before;
    await this.#rendered();
    if (flights) await motion.run(seen, flights, duration());
    // Another view may also have been set during the motion.
    if (!this.#before || this.#before !== before) return;
    this.#before = undefined;
    await this.#rendered();
  }

  async #rendered(): Promise<void> {
    this.#host.requestUpdate();
    await this.#host.updateComplete;
  }
}
