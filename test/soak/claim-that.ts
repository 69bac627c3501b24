import {isDeepStrictEqual} from 'node:util';

/** Violation of an invariant. */
class Broken extends Error {}

/** Throws if a condition does not hold. */
export function claimThat(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Broken(what());
}

/** Throws if two values differ, and names the first difference. */
export function claimSame(actual: unknown, expected: unknown, what: () => string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Broken(`${what()}: ${difference(actual, expected, '').slice(0, 1000)}`);
}

/** Returns the first difference of two values, with its path. */
function difference(actual: unknown, expected: unknown, path: string): string {
  if (isHolder(actual) && isHolder(expected)) {
    const keys = new Set([...Object.keys(actual), ...Object.keys(expected)]);
    for (const key of keys) {
      if (!isDeepStrictEqual(actual[key], expected[key]))
        return difference(actual[key], expected[key], `${path}/${key}`);
    }
  }
  return `${path} is ${textOf(actual)}, and should be ${textOf(expected)}`;
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? String(value);

const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
