import {isDeepStrictEqual} from 'node:util';

/** A violated invariant. */
class Broken extends Error {}

/** Throws if a condition isn't met. */
export function claimThat(holds: boolean, what: () => string): asserts holds {
  if (!holds) throw new Broken(what());
}

/** Throws an error with the first difference if two values differ. */
export function claimSame(actual: unknown, expected: unknown, what: () => string): void {
  if (isDeepStrictEqual(actual, expected)) return;
  throw new Broken(`${what()}: ${difference(actual, expected, '').slice(0, 1000)}`);
}

/** Returns the first difference between two values, with its path. */
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
