import {failure, success, type Result} from '@cartavola/engine';

/** Reads an attribute that is one of some texts; undefined without the attribute. */
export function oneOf<T extends string>(
  name: string,
  text: string | undefined,
  all: readonly T[],
): Result<T | undefined> {
  const found = all.find((one) => one === text);
  if (text === undefined || found !== undefined) return success(found);
  return failure(`attribute.${name}`, name, `The ${name} is one of: ${all.join(', ')}.`, {values: all});
}

/** Reads an attribute that is a whole number from 0 to `most`; undefined without the attribute. */
export function numberUpTo(name: string, text: string | undefined, most: number): Result<number | undefined> {
  if (text === undefined) return success(undefined);
  const number = Number(text);
  if (/^\d{1,6}$/.test(text) && number <= most) return success(number);
  return failure(`attribute.${name}`, name, `The ${name} is a number from 0 to ${most}.`, {most});
}
