import {failure, success, type Result} from '@cartavola/engine';

/** Reads an attribute whose value must be one of the given strings. Returns undefined if it is absent. */
export function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  all: readonly T[],
): Result<T | undefined> {
  const found = all.find((one) => one === text);
  if (text === undefined || found !== undefined) return success(found);
  return failure(`attribute.${name}`, name, `The ${name} must be one of: ${all.join(', ')}.`, {values: all});
}

/** Reads an attribute whose value must be a whole number from 0 to `most`. Returns undefined if it is absent. */
export function numberUpTo(name: string, text: string | undefined, most: number): Result<number | undefined> {
  if (text === undefined) return success(undefined);
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number <= most) return success(number);
  return failure(`attribute.${name}`, name, `The ${name} must be a whole number from 0 to ${most}.`, {most});
}
