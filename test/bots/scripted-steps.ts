// Test helpers: choosers whose steps and durations are known beforehand.
import type {Choice} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** Makes a choice whose value tells in which step it was made. */
export const stepNumber = (value: number): Choice => ({move: {type: 'play'}, value, reasons: []});

/** Clock that advances only when told to, and counts how often the thread was yielded. */
export class FakeClock {
  time = 0;
  /** Durations for which the thread was kept. */
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

  /** Makes a chooser with this number of steps, each of which takes this long. */
  *steps(count: number, milliseconds: number): Generator<Choice, Choice> {
    for (let step = 1; step < count; step++) {
      this.time += milliseconds;
      yield stepNumber(step);
    }
    this.time += milliseconds;
    return stepNumber(count);
  }
}

/** View that nobody reads. */
export const NO_VIEW = {} as View;
