import type {Game} from '../game.js';
import {parseJson} from '../json.js';
import type {Result} from '../result.js';
import {
  attempt,
  isList,
  lengthOf,
  look,
  readHead,
  readList,
  readNumber,
  readObject,
  readPlaces,
  rejectData,
  rejectUnknown,
} from '../reading.js';
import {addUp, type AddedPad} from './add-up.js';
import type {Counting} from './counting.js';
import {PAD_FORMAT, type Pad, type PadRound, type PadValue} from './pad.js';

/** Maximum number of rounds, which no real match reaches. */
const ROUNDS = 10_000;

/** Reads a pad from its JSON text and adds it up. Never throws. */
export function parsePad(text: string, countings: readonly Counting[]): Result<AddedPad> {
  const data = parseJson(text);
  return data.ok ? readPad(data.value, countings) : data;
}

/** Reads a pad, rejects unknown keys, and adds up its rounds. Reports the first problem. Never throws. */
export function readPad(data: unknown, countings: readonly Counting[]): Result<AddedPad> {
  const read = attempt(() =>
    readShape(
      data,
      countings.map(({rules}) => rules),
    ),
  );
  if (!read.ok) return read;
  return addUp(
    read.value,
    countings.find(({rules}) => rules.id === read.value.game)!,
  );
}

function readShape(data: unknown, games: readonly Game[]): Pad {
  const entry = readObject(data, '', 'A pad');
  const {game, options} = readHead(entry, PAD_FORMAT, games);
  const seats = game.seats(options);
  const players = Object.hasOwn(entry, 'players') ? readNames(entry['players'], seats) : Array<string>(seats).fill('');
  const dealer = Object.hasOwn(entry, 'dealer') ? readNumber(entry, 'dealer', '', seats) : 0;
  const list = readList(entry, 'rounds', '');
  if (lengthOf(list, 'rounds') > ROUNDS) rejectData('rounds', 'rounds', `There are more than ${ROUNDS} rounds.`);
  const rounds = readPlaces(list, 'rounds', (round, place) => readRound(round, `rounds[${place}]`));
  rejectUnknown(entry, ['format', 'game', 'options', 'players', 'dealer', 'rounds'], '');
  return {game: game.id, options, players, dealer, rounds};
}

function readNames(data: unknown, seats: number): readonly string[] {
  if (!isList(data, 'players') || lengthOf(data, 'players') !== seats)
    return rejectData('players', 'players', `The players must be a list of ${seats} names.`, {players: seats});
  return readPlaces(
    data,
    'players',
    (name, seat) =>
      typeof name === 'string' ? name : rejectData('type', `players[${seat}]`, 'A name must be a string.'),
    seats,
  );
}

/** Copies a round. `addUp` checks its values. */
function readRound(data: unknown, path: string): PadRound {
  const entry = readObject(data, path, 'A round');
  return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, readValue(value, `${path}.${name}`)]));
}

function readValue(value: unknown, path: string): PadValue {
  if (isList(value, path)) {
    // No field has more numbers than a table has seats.
    if (lengthOf(value, path) > 8) rejectData('type', path, 'The list is too long: expected at most 8 numbers.');
    return readPlaces(value, path, (one, place) =>
      typeof one === 'number' ? one : rejectData('type', `${path}[${place}]`, 'This must be a number.'),
    );
  }
  return look(path, () => ['number', 'string', 'boolean'].includes(typeof value))
    ? (value as PadValue)
    : rejectData('type', path, 'This must be a number, a string, a boolean, or a list of numbers.');
}
