import type {Choice} from './choice.js';
import {SLICE} from './slice.js';

/** Clock and scheduler of the thread on which a driver runs. */
export interface Scheduler {
  /** Monotonic clock in milliseconds, such as `performance.now`. Its origin doesn't matter. */
  readonly now: () => number;
  /** Yields to other tasks on the thread. Resolves once all pending tasks have run. */
  readonly pause: () => Promise<void>;
}

/** Limits within which `drive` runs a generator. */
export interface Drive extends Scheduler {
  /** Time limit in milliseconds. At least one step runs. */
  readonly budget: number;
  /** Cancellation test, called after each pause. */
  readonly isCancelled?: () => boolean;
}

/** Runs a step generator, such as a chooser, to its end without pausing. */
export function finish<T>(steps: Generator<T, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/**
 * Runs a step generator, such as a chooser, in slices with pauses between them. Resolves with the latest result when
 * the generator ends or the budget is spent. Resolves with undefined if cancelled. Rejects with any error that the
 * generator throws.
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
    // The next step would probably exceed the slice.
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
