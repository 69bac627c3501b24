const isWhole = process.env['TESTS'] === 'all';

/**
 * Returns how many deals, positions or cases a test tries: `few` in a default run, or `all` if the environment variable `TESTS` is `all`. Choose
 * `few` so that the test takes less than half a second and still covers its subject.
 */
export const sampleSize = (few: number, all: number): number => (isWhole ? all : few);

/** Returns the items that a test tries: all of them if `TESTS` is `all`, otherwise at most `few` of them, evenly spaced. */
export function sampleOf<Item>(items: readonly Item[], few: number): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / sampleSize(few, items.length)));
  return items.filter((_, place) => place % step === 0);
}

/** Returns the parameters for a fast-check property: `all` runs with new seeds if `TESTS` is `all`, otherwise the same `few` each time. */
export const sampleRuns = (few: number, all: number): {readonly numRuns: number; readonly seed?: number} =>
  isWhole ? {numRuns: all} : {numRuns: few, seed: 1};

/**
 * Returns the pairs from two lists that a test tries: all of them if `TESTS` is `all`, otherwise just enough for each
 * item to occur in one.
 */
export function samplePairs<One, Other>(
  some: readonly One[],
  others: readonly Other[],
): readonly (readonly [One, Other])[] {
  if (isWhole) return some.flatMap((one) => others.map((other) => [one, other] as const));
  const length = Math.max(some.length, others.length);
  return Array.from({length}, (_, place) => [some[place % some.length]!, others[place % others.length]!] as const);
}
