/** Returns the sums of all subsets of the values. */
export function sumsOf(values: readonly number[]): ReadonlySet<number> {
  let sums = new Set([0]);
  for (const value of values) sums = new Set([...sums, ...[...sums].map((sum) => sum + value)]);
  return sums;
}

/** Returns the sum of the numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
