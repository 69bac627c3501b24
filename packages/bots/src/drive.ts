import type {Choice} from './choice.js';

/** Runs a chooser to its end, without a break. */
export function finish(steps: Generator<Choice, Choice>): Choice {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
