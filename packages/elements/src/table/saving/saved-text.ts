import {
  failure,
  writeOptions,
  writeRecord,
  type Game,
  type MatchRecord,
  type Options,
  type Result,
  type Seat,
} from '@cartavola/engine';
import {markOf} from '../../history/mark-of.js';

/** Identity of a saved match: everything that distinguishes it from other matches. */
export interface Belonging {
  /** Name that the page gives. */
  readonly save: string;
  readonly game: Game;
  readonly options: Options;
  /** The reader's seat, or -1 if there is none. */
  readonly you: Seat;
  readonly seed: string | undefined;
  /** Record that the match continues, or undefined if the match is new. */
  readonly base: MatchRecord | undefined;
}

/** Saved match. */
interface Saved {
  readonly record: MatchRecord;
  /** Original seat of the player in each seat, if the players have changed places. */
  readonly order: readonly Seat[] | undefined;
  /** Seed of the match, or undefined if it isn't known. */
  readonly seed: string | undefined;
}

/** Returns the storage key of a match, made from all parts of its identity. */
export function keyOf({save, game, options, you, seed, base}: Belonging): string {
  const shape = [save, game.id, writeOptions(game, options) ?? {}, you, seed ?? null];
  return `match ${JSON.stringify(base ? [...shape, markOf(writeRecord(base, game))] : shape)}`;
}

/**
 * Returns the revision of a saved value, or 0 if there is none. Higher revisions are newer. The revision comes first in
 * the value, so the rest doesn't have to be parsed.
 */
export const revisionOf = (text: string | undefined): number =>
  Number(/^\{"revision":(\d+),/.exec(text ?? '')?.[1] ?? 0);

/** Serialises a match for storage, with all cards in each deal. */
export const writeSaved = ({record, order, seed}: Saved, game: Game, revision: number): string =>
  `{"revision":${revision},${[
    ...(order ? [`"order":${JSON.stringify(order)},`] : []),
    ...(seed === undefined ? [] : [`"seed":${JSON.stringify(seed)},`]),
  ].join('')}"record":${writeRecord(record, game)}}`;

/** Parses a saved value strictly: it must have the given game and options. Rejects only if the code can't be loaded. */
export async function readSaved(text: string, {game, options}: Belonging): Promise<Result<Saved>> {
  const {readRecord} = await import('@cartavola/engine/read-record.js');
  let data: {readonly record?: unknown; readonly order?: unknown; readonly seed?: unknown} | null;
  try {
    data = JSON.parse(text) as typeof data;
  } catch {
    return failure('record.json', '', 'The saved match is not valid JSON.');
  }
  const read = readRecord(data?.record, [game]);
  if (!read.ok) return read;
  const record = read.value;
  if (!isSame(record.options, options, game))
    return failure('record.options', 'options', 'The saved match has different options.');
  const {order, seed} = data!;
  return {
    ok: true,
    value: {
      record,
      order: isOrder(order, game.seats(options)) ? order : undefined,
      seed: typeof seed === 'string' ? seed : undefined,
    },
  };
}

/** Returns whether the two sets of options belong to the same match. */
const isSame = (a: Options, b: Options, game: Game): boolean =>
  JSON.stringify(writeOptions(game, a)) === JSON.stringify(writeOptions(game, b));

const isOrder = (data: unknown, seats: number): data is readonly Seat[] =>
  Array.isArray(data) &&
  data.length === seats &&
  Array.from({length: seats}, (_, seat) => seat).every((seat) => data.includes(seat));

/**
 * Reads a bare record that was stored under the name alone. Returns undefined if it has a different game or options, or
 * doesn't continue the same record. In that case, it stays in storage for the table that it belongs to.
 */
export async function readBare(text: string, {game, options, base}: Belonging): Promise<Result<Saved> | undefined> {
  const {parseRecord} = await import('@cartavola/engine/read-record.js');
  const read = parseRecord(text, [game]);
  if (!read.ok) return read.problem.code === 'record.game' ? undefined : read;
  const record = read.value;
  const fits = isSame(record.options, options, game) && (!base || goesOnFrom(record, base, game));
  return fits ? {ok: true, value: {record, order: undefined, seed: undefined}} : undefined;
}

/** Returns whether a record continues another one, with the same deals and moves at the beginning. */
function goesOnFrom(record: MatchRecord, base: MatchRecord, game: Game): boolean {
  const deals = base.deals.map(({moves, marks, comments, lines}, number) => {
    const deal = record.deals[number];
    return deal && {...deal, moves: deal.moves.slice(0, moves.length), marks, comments, lines};
  });
  if (deals.includes(undefined)) return false;
  const start = {...base, deals} as MatchRecord;
  return writeRecord(start, game) === writeRecord(base, game);
}
