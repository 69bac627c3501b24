import type {Choice} from './choice.js';
import {SLICE} from './slice.js';

/** Clock and scheduler of the thread on which a driver runs. */
export interface Place {
  /** Milliseconds since whenever. */
  readonly now: () => number;
  /** Done once everything that waits has had its turn. */
  readonly pause: () => Promise<void>;
}

/** Limits within which `drive` runs a generator. */
export interface Drive extends Place {
  /** For how many milliseconds it may think; it takes at least one step. */
  readonly budget: number;
  /** Looked at after each pause. */
  readonly isCancelled?: () => boolean;
}

/** Runs a chooser, or whatever goes by steps, to its end, without a break. */
export function finish<T>(steps: Generator<T, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a chooser, or whatever goes by steps, in slices, with pauses between them, to its end or until the budget is spent: then the best so far
 * counts. Undefined when it was cancelled. Rejects with what the chooser throws.
 */
export async function drive<T = Choice>(
  steps: Generator<T, T>,
  {now, pause, budget, isCancelled}: Drive,
): Promise<T | undefined> {
  const begin = now();
  let slice = begin;
  for (let before = begin; ;) {
    const {done, value} = steps.next();
    if (done) return value;
    const time = now();
    if (time - begin >= budget) return stop(steps, value);
    // Another step like this one would be too much.
    if (2 * time - before - slice > SLICE) {
      await pause();
      if (isCancelled?.()) return stop(steps, undefined);
      slice = now();
      if (slice - begin >= budget) return stop(steps, value);
    }
    before = Math.max(time, slice);
  }
}

function stop<T>(steps: Generator<unknown, unknown>, result: T): T {
  steps.return(undefined);
  return result;
}
