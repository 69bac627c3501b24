import type {Card} from './card.js';
import type {Deal} from './deal.js';
import type {Game} from './game.js';
import type {Match} from './match.js';
import type {MoveKey, SeatMove} from './move.js';
import type {Options} from './option.js';
import {
  attempt,
  readCard,
  readCards,
  readList,
  readNumber,
  readObject,
  readPlaces,
  readSuit,
  rejectData,
  rejectUnknown,
  wrong,
  type Data,
} from './reading.js';
import {refusalOf} from './refusal.js';
import type {Result} from './result.js';

/**
 * Reads a move and checks only its format, because legality depends on the deal. Problem paths begin with `path`. Never
 * throws.
 */
export function readMove(data: unknown, path: string, game: Game, options: Options): Result<SeatMove> {
  return attempt(() => moveAt(data, path, game, options));
}

/** Reads the `moves` list, and plays each move in the deal. Call it inside `attempt`. */
export function playMoves(entry: Data, path: string, deal: Deal, {game, options}: Match): SeatMove[] {
  return readPlaces(readList(entry, 'moves', path), `${path}.moves`, (one, place) => {
    const here = `${path}.moves[${place}]`;
    const {seat, ...move} = moveAt(one, here, game, options);
    const refusal = refusalOf(game, deal, seat, move);
    if (refusal) rejectData('illegal', here, `This move is not allowed: ${refusal.rule}.`);
    deal.play(seat, move);
    return {seat, ...move};
  });
}

function moveAt(data: unknown, path: string, game: Game, options: Options): SeatMove {
  const entry = readObject(data, path, 'A move');
  const seat = readNumber(entry, 'seat', path, game.seats(options));
  const keysOf = game.moveKeys(options);
  const type = entry['type'];
  if (typeof type !== 'string' || !Object.hasOwn(keysOf, type)) {
    return wrong(entry, 'type', path, `The type of a move must be one of: ${Object.keys(keysOf).join(', ')}.`);
  }
  const move: Record<string, unknown> = {seat, type};
  const keys = keysOf[type]!;
  for (const key of keys) {
    // A move without captures has no `takes`.
    if (key === 'takes' && !Object.hasOwn(entry, key)) continue;
    const value = readers[key](entry, key, path);
    move[key] = Array.isArray(value) ? (value as Card[]).sort((a, b) => game.compare(a, b)) : value;
  }
  rejectUnknown(entry, ['seat', 'type', ...keys], path);
  return move as unknown as SeatMove;
}

const readers: Readonly<Record<MoveKey, (entry: Data, key: string, path: string) => unknown>> = {
  suit: readSuit,
  card: readCard,
  left: readCard,
  right: readCard,
  takes: readCards,
  cards: readCards,
};
