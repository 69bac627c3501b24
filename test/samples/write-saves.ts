import {optionAttribute, writeRecord, type MatchRecord, type Options, type Seat} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {keyOf, writeSaved} from '@cartavola/elements/table/saving/saved-text.js';
import {PREFIX} from '@cartavola/elements/base/page/save.js';
import {playedMatch, variant} from './write-records.js';

/** Saved state of a table: the table's attributes, and the content of the browser's storage. */
export interface SavedSample {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Initial record from the page. */
  readonly record?: unknown;
  readonly storage: Readonly<Record<string, string>>;
}

/** Match to save. */
interface Case {
  readonly game: string;
  readonly options: Options;
  readonly moves: number;
  readonly seed?: string;
  /** The reader's seat, or -1 if all players are bots. */
  readonly you?: Seat;
  readonly order?: readonly Seat[];
  /** Number of moves in the record from the page. */
  readonly given?: number;
}

const CASES: readonly Case[] = [
  {game: 'capodama', options: {players: 4}, moves: 9},
  {game: 'capodama', options: {players: 1}, moves: 12},
  {game: 'capodama', options: {players: 6, target: 2}, moves: 30, seed: 'Ada & Bice'},
  {game: 'scopa', options: {players: 2}, moves: 0},
  {game: 'scopa', options: {players: 4, rules: 'italian', settebello: false}, moves: 50},
  {game: 'scopa', options: {players: 2, target: 3}, moves: 20, given: 11},
  {game: 'capra', options: {}, moves: 21},
  {game: 'calypso', options: {}, moves: 30, you: 2},
  {game: 'calypso', options: {draw: true}, moves: 70, order: [2, 3, 0, 1]},
];

/** Cuts off a record's last deal after a number of moves. */
const cut = (record: MatchRecord, moves: number): MatchRecord => ({
  ...record,
  deals: record.deals.map((deal) => ({...deal, moves: deal.moves.slice(0, moves)})),
});

/** Converts an option to an attribute. A boolean that is on has an empty value. */
const attribute = ([name, value]: [string, unknown]): [string, string] => [
  optionAttribute(name),
  value === true ? '' : String(value),
];

function savedMatch({game: id, options: given, moves, seed, you = 0, order, given: givenMoves}: Case): SavedSample {
  const game = games.find((one) => one.id === id)!;
  const one = variant(game, given);
  const played = playedMatch(one, moves, Math.max(moves, 1)).record;
  // The target was drawn at random. The table takes it from its attributes.
  const record = {...(moves === 0 ? cut(played, 0) : played), options: one.options};
  const base = givenMoves === undefined ? undefined : cut(record, givenMoves);
  const seats = Array.from({length: game.seats(one.options)}, (_, seat) => (seat === you ? 'you' : 'bot'));
  const save = `sample “${id}”`;
  const belonging = {save, game, options: one.options, you, seed, base};
  return {
    element: `${id}-table`,
    attributes: {
      save,
      ...Object.fromEntries(Object.entries(given).map(attribute)),
      ...(seed !== undefined && {seed}),
      ...(you !== 0 && {seats: seats.join(' ')}),
    },
    ...(base && {record: JSON.parse(writeRecord(base, game)) as unknown}),
    storage: {[PREFIX + keyOf(belonging)]: writeSaved({record, order, seed: undefined}, game, moves + 1)},
  };
}

/** Serialises saved matches of every game. */
export const writeMatches = (): string => `${JSON.stringify(CASES.map(savedMatch), null, 2)}\n`;
