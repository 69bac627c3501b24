import {
  failure,
  seededRandom,
  writeOptions,
  writeRecord,
  type Game,
  type MatchRecord,
  type Options,
  type Result,
  type Seat,
} from '@cartavola/engine';

/** What a saved match belongs to. */
export interface Belonging {
  /** The name that the page gives. */
  readonly save: string;
  readonly game: Game;
  readonly options: Options;
  /** The reader's seat; -1: none. */
  readonly you: Seat;
  readonly seed: string | undefined;
  /** The record from which it went on, where it did not begin anew. */
  readonly base: MatchRecord | undefined;
}

/** A match as it was saved. */
interface Saved {
  readonly record: MatchRecord;
  /** By seat, who sits there, where the players have changed places. */
  readonly order: readonly Seat[] | undefined;
}

/** The key under which a match is saved: each part that shapes it makes another. */
export function keyOf({save, game, options, you, seed, base}: Belonging): string {
  const shape = [save, game.id, writeOptions(game, options) ?? {}, you, seed ?? null];
  return `match ${JSON.stringify(base ? [...shape, markOf(writeRecord(base, game))] : shape)}`;
}

/** A short mark of a text: other texts have others. */
function markOf(text: string): string {
  const random = seededRandom(text, 0, 'mark');
  return [0, 1, 2].map(() => random.below(2 ** 20).toString(36)).join('-');
}

/** The revision of a saved text: of two the higher is the newer. It stands first, to be seen without reading the rest. */
export const revisionOf = (text: string | undefined): number =>
  Number(/^\{"revision":(\d+),/.exec(text ?? '')?.[1] ?? 0);

/** A match as it is saved, with the whole pack. */
export const writeSaved = ({record, order}: Saved, game: Game, revision: number): string =>
  `{"revision":${revision},${order ? `"order":${JSON.stringify(order)},` : ''}"record":${writeRecord(record, game)}}`;

/** Reads it strictly: it must be of that game, with those options. Never throws. */
export async function readSaved(text: string, {game, options}: Belonging): Promise<Result<Saved>> {
  const {readRecord} = await import('@cartavola/engine/read-record.js');
  let data: {readonly record?: unknown; readonly order?: unknown} | null;
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    return failure('record.json', '', 'The saved match is not JSON.');
  }
  const read = readRecord(data?.record, [game]);
  if (!read.ok) return read;
  const record = read.value;
  if (!isSame(record.options, options, game)) return failure('record.options', 'options', 'The options are others.');
  const order = data?.order;
  return {ok: true, value: {record, order: isOrder(order, game.seats(options)) ? order : undefined}};
}

/** Whether the options make the same match. */
const isSame = (a: Options, b: Options, game: Game): boolean =>
  JSON.stringify(writeOptions(game, a)) === JSON.stringify(writeOptions(game, b));

const isOrder = (data: unknown, seats: number): data is readonly Seat[] =>
  Array.isArray(data) &&
  data.length === seats &&
  Array.from({length: seats}, (_, seat) => seat).every((seat) => data.includes(seat));

/**
 * A text from when a name had one match alone, as a bare record. Undefined where it is of another game, has other options, or does not
 * go on from the same record: it stays where it is, for the table to which it belongs.
 */
export async function readBare(text: string, {game, options, base}: Belonging): Promise<Result<Saved> | undefined> {
  const {parseRecord} = await import('@cartavola/engine/read-record.js');
  const read = parseRecord(text, [game]);
  if (!read.ok) return read.problem.code === 'record.game' ? undefined : read;
  const record = read.value;
  const fits = isSame(record.options, options, game) && (!base || goesOnFrom(record, base, game));
  return fits ? {ok: true, value: {record, order: undefined}} : undefined;
}

/** Whether the record begins as the other does. */
function goesOnFrom(record: MatchRecord, base: MatchRecord, game: Game): boolean {
  const deals = base.deals.map(({moves, marks, comments}, number) => {
    const deal = record.deals[number];
    return deal && {...deal, moves: deal.moves.slice(0, moves.length), marks, comments};
  });
  if (deals.includes(undefined)) return false;
  const start = {...base, deals} as MatchRecord;
  return writeRecord(start, game) === writeRecord(base, game);
}
