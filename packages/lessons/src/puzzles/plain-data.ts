import {failure, isObject, success, type Problem, type Result} from '@cartavola/engine';

/** JSON data: an object with unknown values. */
export type PlainData = Readonly<Record<string, unknown>>;

/** Error thrown at the first fault while reading. `reading` turns it into a `Result`. */
class PuzzleError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Throws a problem as a `PuzzleError`. */
export function stop(problem: Problem): never {
  throw new PuzzleError(problem);
}

/** Throws a problem with a `puzzle.…` code. */
export const reject = (code: string, path: string, message: string): never =>
  stop({code: `puzzle.${code}`, path, message});

/** Runs a reader. Returns its value, or the first problem. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return success(read());
  } catch (error) {
    if (error instanceof PuzzleError) return {ok: false, problem: error.problem};
    throw error;
  }
}

/** Copies data through JSON, so the copy has no getters, proxies or foreign prototypes. */
export function plain(data: unknown): Result<unknown> {
  try {
    const text = JSON.stringify(data) as string | undefined;
    return text === undefined
      ? failure('puzzle.type', '', 'This is not JSON data.')
      : success(JSON.parse(text) as unknown);
  } catch {
    return failure('puzzle.type', '', 'This is not JSON data.');
  }
}

const inside = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Reads an object that may only have these keys. */
export function objectIn(data: unknown, path: string, keys: readonly string[] | undefined): PlainData {
  if (!isObject(data) || Array.isArray(data)) return reject('type', path, 'This must be an object.');
  const unknown = keys && Object.keys(data).find((key) => !keys.includes(key));
  if (unknown !== undefined)
    reject('unknown', inside(path, unknown.slice(0, 40)), `"${unknown.slice(0, 40)}" is not a key here.`);
  return data;
}

/** Reads a list. If it is absent, returns an empty list. */
export function listIn<T>(
  entry: PlainData,
  key: string,
  path: string,
  read: (item: unknown, path: string) => T,
): readonly T[] {
  const list = entry[key];
  if (list === undefined) return [];
  if (!Array.isArray(list)) return reject(key, inside(path, key), 'This must be a list.');
  return list.map((item, place) => read(item, `${inside(path, key)}[${place}]`));
}

/** Reads a string of 1 to `most` characters. */
export function textAt(value: unknown, path: string, code: string, most: number): string {
  if (typeof value !== 'string' || value.trim() === '') return reject(code, path, 'This must be a non-empty string.');
  return value.length <= most ? value : reject(code, path, `This string can have at most ${most} characters.`);
}

/** Reads a whole number within limits. */
export function numberAt(value: unknown, path: string, code: string, least: number, most: number): number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : reject(code, path, `This must be a whole number from ${least} to ${most}.`);
}
