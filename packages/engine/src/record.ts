import {formatCards, type Card, type Suit} from './card.js';
import {isWhole, type Game} from './game.js';
import type {Move, MoveKey, Seat, SeatMove} from './move.js';
import type {Start} from './deal.js';
import {writeOptions, type Options} from './option.js';
import type {Position} from './position.js';

/** The name and version of the written record. */
export const RECORD_FORMAT = 'cartavola/1';

/** A text in one language, or in several by their BCP 47 tags. */
export type Comment = string | Readonly<Record<string, string>>;

/** A deal in a record: how it began, its moves, and what it gave. */
export interface DealRecord extends Start {
  readonly dealer: Seat;
  /** In dealing order; absent where the deal begins in a position. */
  readonly pack?: readonly Card[];
  /** All hands known. */
  readonly position?: Position;
  /** Where it is not the dealer's left neighbour. */
  readonly leader?: Seat;
  /** By seat; where they are not the usual ones. */
  readonly trumps?: readonly Suit[];
  /** In the order made; all are legal in a record that was read. */
  readonly moves: readonly SeatMove[];
  /** By the number of moves made before. */
  readonly comments?: Readonly<Record<number, Comment>>;
  /** What the deal gave; present exactly when it is finished. */
  readonly marks?: readonly number[];
}

/** A match, or its beginning, as it is saved and shared: the format is `docs/record.md`. */
export interface MatchRecord {
  /** The id of the game. */
  readonly game: string;
  readonly options: Options;
  /** Display names by seat; an empty text where there is none. */
  readonly players?: readonly string[];
  readonly deals: readonly DealRecord[];
  /** The match so far; present exactly when a deal is finished. */
  readonly totals?: readonly number[];
}

/** The canonical text of a record: the same match always gives the same bytes. */
export function writeRecord(record: MatchRecord, game: Game): string {
  // What is undefined JSON leaves out.
  return JSON.stringify({
    format: RECORD_FORMAT,
    game: record.game,
    options: writeOptions(game, record.options),
    players: record.players,
    deals: record.deals.map((deal) => ({
      dealer: deal.dealer,
      pack: deal.pack && formatCards(deal.pack),
      position: deal.position && positionIn(deal.position, game),
      ...startOf(deal, game, record.options),
      moves: deal.moves.map((move) => writeMove(move, game)),
      // Keys that are whole numbers stand in ascending order in any object.
      comments: deal.comments && Object.keys(deal.comments).length > 0 ? deal.comments : undefined,
      marks: deal.marks,
    })),
    totals: record.totals,
  });
}

/** A position within a record, which says the rest. */
function positionIn(position: Position, game: Game): object {
  if (!isWhole(game)) return {};
  const {format: _, game: __, options: ___, dealer: ____, ...rest} = game.writePosition(position);
  return rest;
}

/** The parts of a start that are not at their default. */
function startOf({dealer, leader, trumps}: Start, game: Game, options: Options): object {
  const suits = trumps?.join('');
  return {
    leader: leader === (dealer + 1) % game.seats(options) ? undefined : leader,
    trumps: suits === game.trumps?.fallback.join('') ? undefined : suits,
  };
}

const MOVE_KEYS: readonly MoveKey[] = ['suit', 'card', 'takes', 'left', 'right', 'cards'];

/** A move as records write it; `seat` first where it has one. */
export function writeMove(move: Move & {readonly seat?: Seat}, game: Game): Record<string, unknown> {
  const written: Record<string, unknown> = move.seat === undefined ? {} : {seat: move.seat};
  written['type'] = move.type;
  for (const key of MOVE_KEYS) {
    const value = move[key];
    if (typeof value === 'string') written[key] = value;
    else if (value !== undefined) written[key] = formatCards([value].flat().sort((a, b) => game.compare(a, b)));
  }
  return written;
}
