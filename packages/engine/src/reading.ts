import {parseCard, parseCards, SUITS, type Card, type Suit} from './card.js';
import {isObject, readOptions, type Option, type Options} from './option.js';
import {success, type Given, type Problem, type Result} from './result.js';

/** Untrusted data: an object with unknown values. */
export type Data = Readonly<Record<string, unknown>>;

/** Error thrown at the first problem while reading. `attempt` turns it into a `Result`. */
class ReadingError extends Error {
  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
  readonly problem: Problem;
}

/** Runs a reader. Returns its value, or the first problem. */
export function attempt<T>(read: () => T): Result<T> {
  try {
    return success(read());
  } catch (error) {
    if (error instanceof ReadingError) return {ok: false, problem: error.problem};
    throw error;
  }
}

/** Throws a problem as a `ReadingError`. */
function stop(problem: Problem): never {
  throw new ReadingError(problem);
}

/** Throws a problem with a `record.…` code. */
export function rejectData(code: string, path: string, message: string, given?: Given): never {
  return stop({code: `record.${code}`, path, message, ...(given && {given})});
}

/** Rejects a key's value. If the key is absent, rejects it as missing. */
export function wrong(entry: Data, key: string, path: string, message: string, given?: Given): never {
  return rejectData(Object.hasOwn(entry, key) ? key : 'missing', at(path, key), message, given);
}

export const at = (path: string, key: string): string => (path ? `${path}.${key}` : key);

/** Reads part of the data. Rejects it if a getter or proxy throws. */
export function look<T>(path: string, see: () => T): T {
  try {
    return see();
  } catch {
    return rejectData('unreadable', path, 'This value cannot be read.');
  }
}

/** Copies an object, reading each key once, because a getter may return a different value the second time. */
export function readObject(data: unknown, path: string, what: string): Data {
  const copy = Object.create(null) as Record<string, unknown>;
  const keys = look(path, () => isObject(data) && Object.keys(data));
  if (!keys) return rejectData('type', path, `${what} must be an object.`);
  for (const key of keys) copy[key] = look(at(path, key), () => (data as Data)[key]);
  return copy;
}

export const lengthOf = (list: readonly unknown[], path: string): number => look(path, () => list.length);

/** Reads each item of a list once, up to the first problem. Holes become undefined. */
export function readPlaces<T>(
  list: readonly unknown[],
  path: string,
  read: (item: unknown, place: number) => T,
  length = lengthOf(list, path),
): T[] {
  const items: T[] = [];
  for (let place = 0; place < length; place++) {
    items.push(
      read(
        look(`${path}[${place}]`, () => list[place]),
        place,
      ),
    );
  }
  return items;
}

export const isList = (value: unknown, path: string): value is readonly unknown[] =>
  look(path, () => Array.isArray(value));

export function readList(entry: Data, key: string, path: string): readonly unknown[] {
  const value = entry[key];
  return isList(value, at(path, key)) ? value : wrong(entry, key, path, `There must be a list of ${key}.`);
}

export function readNumber(entry: Data, key: string, path: string, limit: number): number {
  const value = entry[key];
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < limit) return value as number;
  return wrong(entry, key, path, `The ${key} must be a whole number from 0 to ${limit - 1}.`);
}

export function readSuit(entry: Data, key: string, path: string): Suit {
  return SUITS.find((suit) => suit === entry[key]) ?? wrong(entry, key, path, 'A suit must be S, H, D or C.');
}

export function readCard(entry: Data, key: string, path: string): Card {
  const value = entry[key];
  return (
    (typeof value === 'string' ? parseCard(value) : undefined) ??
    wrong(entry, key, path, 'A card must be a rank (A K Q J T 9 … 2) and a suit (S H D C), such as QH.')
  );
}

export function readCards(entry: Data, key: string, path: string): Card[] {
  const value = entry[key];
  return (
    (typeof value === 'string' ? parseCards(value) : undefined) ??
    wrong(entry, key, path, 'Write cards with single spaces between them, such as QH TS.')
  );
}

/** Rejects unknown keys. Must be called after all known keys have been read. */
export function rejectUnknown(entry: Data, known: readonly string[], path: string): void {
  const key = Object.keys(entry).find((one) => !known.includes(one));
  if (key !== undefined) rejectData('unknown', at(path, key), `${key.slice(0, 40)} is not a key here.`);
}

/** Reads the first keys of a record, position or pad: format, game and options. */
export function readHead<G extends {readonly id: string; readonly options: readonly Option[]}>(
  entry: Data,
  format: string,
  games: readonly G[],
): {readonly game: G; readonly options: Options} {
  if (entry['format'] !== format) wrong(entry, 'format', '', `The format must be "${format}".`);
  const game = games.find(({id}) => id === entry['game']);
  if (!game) return wrong(entry, 'game', '', `The game must be one of: ${games.map(({id}) => id).join(', ')}.`);
  const options = readOptions(game, entry['options']);
  return options.ok ? {game, options: options.value} : stop(options.problem);
}
