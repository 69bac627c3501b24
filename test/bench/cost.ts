// Measures operations that take milliseconds, relative to the yardstick.
import type {Measuring} from './engine-bench.js';

/** Cost of an operation: CPU milliseconds, and the number of moves that the yardstick makes in that time. */
export interface Cost {
  readonly milliseconds: number;
  readonly moves: number;
}

export type Summary = (times: readonly number[]) => number;
export const mean: Summary = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
export const median: Summary = (times) => [...times].sort((a, b) => a - b)[times.length >> 1]!;

/** Measures operations one after another, between runs of the yardstick. Warms all of them up first, so all code is compiled. */
export function costOf<T>(
  items: readonly T[],
  run: (item: T) => unknown,
  summary: Summary,
  {cpu, yardstick}: Measuring,
): Cost {
  const timed = (item: T): number => {
    const start = cpu();
    run(item);
    return 1000 * (cpu() - start);
  };
  items.forEach(timed);
  const before = yardstick();
  const milliseconds = summary(items.map(timed));
  const rate = (before + yardstick()) / 2;
  return {milliseconds: Number(milliseconds.toFixed(3)), moves: Math.round((rate * milliseconds) / 1000)};
}
