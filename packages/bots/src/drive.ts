/** Runs a chooser, or whatever goes by steps, to its end, without a break. */
export function finish<T>(steps: Generator<T, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
