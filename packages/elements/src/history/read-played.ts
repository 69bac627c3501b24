import {
  MOST,
  OPPONENTS,
  OUTCOMES,
  type BestDeal,
  type PlayedDay,
  type PlayedDeal,
  type PlayedGame,
  type PlayedMatch,
  type Sums,
} from './played.js';

/** Games, keyed by id, as stored in a single string in the browser’s storage. */
export type PlayedGames = ReadonlyMap<string, PlayedGame>;

/** Version of the format. */
const VERSION = 1;

/** Largest numbers and lengths in the stored data. The kit never writes larger ones. */
const LARGEST = {
  points: 1e6,
  time: 8.64e15,
  count: 1e9,
  day: 2_900_000,
  parties: 6,
  options: 40,
  id: 40,
  seed: 200,
  value: 100,
} as const;

type Data = Readonly<Record<string, unknown>>;

/** Reads a value. Returns undefined if it is invalid. */
type Read<T> = (data: unknown) => T | undefined;

/** Serialises a browser's games. */
export const writePlayed = (games: PlayedGames): string =>
  JSON.stringify({version: VERSION, games: Object.fromEntries(games)});

/**
 * Parses the data in a browser’s storage. Drops individual malformed entries, because other scripts on the site may use
 * the same key. Returns undefined for data from a later version of the kit, which must not be overwritten. Never
 * throws.
 */
export function readPlayed(text: string | undefined): PlayedGames | undefined {
  let data: Data | undefined;
  try {
    data = objectIn(JSON.parse(text ?? '{}'));
  } catch {
    data = undefined;
  }
  if (isCount(data?.['version'], VERSION + 1)) return undefined;
  const games = Object.entries(objectIn(data?.['games']) ?? {}).filter(([id]) => /^[a-z][a-z0-9-]{0,40}$/.test(id));
  return new Map(games.slice(-MOST.games).map(([id, game]) => [id, gameIn(game)]));
}

function gameIn(data: unknown): PlayedGame {
  const {matches, days, sums, best} = objectIn(data) ?? {};
  const ids = new Set<string>();
  const numbers = new Set<number>();
  return {
    matches: listIn(matches, matchIn, MOST.matches).filter(({id}) => isNew(ids, id)),
    days: listIn(days, dayIn, MOST.days)
      .filter(({number}) => isNew(numbers, number))
      .sort((a, b) => a.number - b.number),
    sums: Object.fromEntries(
      OPPONENTS.flatMap((against) => {
        const sum = sumsIn(objectIn(sums)?.[against]);
        return sum ? [[against, sum]] : [];
      }),
    ),
    best: listIn(best, bestIn, MOST.best),
  };
}

const matchIn: Read<PlayedMatch> = (data) => {
  const {id, deals, end, undone} = objectIn(data) ?? {};
  const shared = sharedIn(data);
  if (!shared || typeof id !== 'string' || id === '' || id.length > LARGEST.id) return undefined;
  const numbers = new Set<number>();
  const read = endIn(end);
  return {
    id,
    ...shared,
    deals: listIn(deals, dealIn, MOST.deals).filter(({deal}) => isNew(numbers, deal)),
    ...(read && {end: read}),
    ...(undone === true && {undone}),
  };
};

const dealIn: Read<PlayedDeal> = (data) => {
  const {deal, points, margin} = objectIn(data) ?? {};
  const read = pointsIn(points);
  if (!read || !isCount(deal) || !isPoints(margin)) return undefined;
  return {deal, points: read, margin};
};

const endIn: Read<NonNullable<PlayedMatch['end']>> = (data) => {
  const {outcome, points, margin} = objectIn(data) ?? {};
  const read = pointsIn(points);
  return read && oneOf(OUTCOMES, outcome) && isPoints(margin) ? {outcome, points: read, margin} : undefined;
};

const dayIn: Read<PlayedDay> = (data) => {
  const {number, outcome, points} = objectIn(data) ?? {};
  const read = pointsIn(points);
  return read && isWhole(number, 1, LARGEST.day) && oneOf(OUTCOMES, outcome)
    ? {number, outcome, points: read}
    : undefined;
};

const bestIn: Read<BestDeal> = (data) => {
  const {points, margin, deal} = objectIn(data) ?? {};
  const shared = sharedIn(data);
  const read = pointsIn(points);
  if (!shared || !read || !isPoints(margin)) return undefined;
  return {...shared, points: read, margin, ...(isCount(deal) && {deal})};
};

const sumsIn: Read<Sums> = (data) => {
  const {won, lost, drawn, deals} = objectIn(data) ?? {};
  return isCount(won) && isCount(lost) && isCount(drawn) && isCount(deals) ? {won, lost, drawn, deals} : undefined;
};

/** Reads the properties that matches and best deals share. */
function sharedIn(data: unknown): Pick<PlayedMatch, 'time' | 'against' | 'options' | 'seed'> | undefined {
  const {time, against, options, seed} = objectIn(data) ?? {};
  if (!isWhole(time, 0, LARGEST.time) || !oneOf(OPPONENTS, against)) return undefined;
  const read = Object.entries(objectIn(options) ?? {}).filter(
    (option): option is [string, string] =>
      /^[a-z][a-z-]{0,40}$/.test(option[0]) && typeof option[1] === 'string' && option[1].length <= LARGEST.value,
  );
  const isSeed = typeof seed === 'string' && seed !== '' && seed.length <= LARGEST.seed;
  return {time, against, options: Object.fromEntries(read.slice(0, LARGEST.options)), ...(isSeed && {seed})};
}

const pointsIn: Read<readonly number[]> = (data) =>
  Array.isArray(data) && data.length <= LARGEST.parties && data.every(isPoints) ? data : undefined;

const objectIn: Read<Data> = (data) =>
  typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Data) : undefined;

/** Reads the last entries of a list and skips invalid ones. */
const listIn = <T>(data: unknown, read: Read<T>, most: number): T[] =>
  Array.isArray(data) ? data.slice(-most).flatMap((entry) => read(entry) ?? []) : [];

const isWhole = (data: unknown, least: number, most: number): data is number =>
  Number.isSafeInteger(data) && (data as number) >= least && (data as number) <= most;

const isPoints = (data: unknown): data is number => isWhole(data, -LARGEST.points, LARGEST.points);

const isCount = (data: unknown, least = 0): data is number => isWhole(data, least, LARGEST.count);

const oneOf = <T extends string>(values: readonly T[], data: unknown): data is T => values.includes(data as T);

/** Adds a value to a set. Returns false if the set already has it. */
const isNew = <T>(known: Set<T>, value: T): boolean => !known.has(value) && known.add(value) === known;
