// Test helpers: choosers with known steps and durations.
import type {Choice} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** Returns a choice whose value is the number of its step. */
export const stepNumber = (value: number): Choice => ({move: {type: 'play'}, value, reasons: []});

/** Clock that advances only on request, and records how long the thread was busy. */
export class FakeClock {
  time = 0;
  /** Durations for which the thread was busy. */
  readonly slices: number[] = [];
  /** Callbacks that run in the next pauses. */
  readonly others: (() => void)[] = [];
  #since = 0;

  readonly now = (): number => this.time;

  readonly pause = async (): Promise<void> => {
    this.slices.push(this.time - this.#since);
    this.others.shift()?.();
    await Promise.resolve();
    this.#since = this.time;
  };

  /** Returns a chooser with the given number of steps, each of the given duration. */
  *steps(count: number, milliseconds: number): Generator<Choice, Choice> {
    for (let step = 1; step < count; step++) {
      this.time += milliseconds;
      yield stepNumber(step);
    }
    this.time += milliseconds;
    return stepNumber(count);
  }
}

/** View that is never read. */
export const NO_VIEW = {} as View;
