// For tests: choosers whose steps and whose time are known beforehand.
import type {Choice} from '@cartavola/bots';
import type {View} from '@cartavola/engine';

/** A choice that tells at which step it was made. */
export const stepNumber = (value: number): Choice => ({move: {type: 'play'}, value, reasons: []});

/** A clock that goes on only when told, and counts how often its thread was left to others. */
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

  /** A chooser of so many steps, each of which takes so long. */
  *steps(count: number, milliseconds: number): Generator<Choice, Choice> {
    for (let step = 1; step < count; step++) {
      this.time += milliseconds;
      yield stepNumber(step);
    }
    this.time += milliseconds;
    return stepNumber(count);
  }
}

/** A view that nobody looks at. */
export const NO_VIEW = {} as View;
