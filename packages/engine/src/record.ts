import {formatCards, type Card, type Suit} from './card.js';
import {isWhole, type Game} from './game.js';
import type {Move, MoveKey, Seat, SeatMove} from './move.js';
import type {Start} from './deal.js';
import {writeOptions, type Options} from './option.js';
import type {Position} from './position.js';

/** Name and version of the written record format. */
export const RECORD_FORMAT = 'cartavola/1';

/** A text in one language, or in several by their BCP 47 tags. */
export type Comment = string | Readonly<Record<string, string>>;

/** Comments by the number of moves before them. */
export type Comments = Readonly<Record<number, Comment>>;

/** A line: moves that were not made, to show what would have come of them. It holds no lines itself. */
export interface Line {
  /** What the line is about, in a few words. */
  readonly title?: Comment;
  /** Moves in order, at least one; all are legal in a record that was read. */
  readonly moves: readonly SeatMove[];
  /** Comments, by the number of moves of the line before them. */
  readonly comments?: Comments;
}

/** Lines by the number of moves of the deal before them. */
export type Lines = Readonly<Record<number, readonly Line[]>>;

/** A deal in a record: its start, moves and marks. */
export interface DealRecord extends Start {
  readonly dealer: Seat;
  /** The pack in dealing order; absent if the deal begins in a position. */
  readonly pack?: readonly Card[];
  /** Starting position, all hands known; absent if a pack is dealt. */
  readonly position?: Position;
  /** Seat that leads; absent: the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Trump suits by seat; absent: the default ones. */
  readonly trumps?: readonly Suit[];
  /** Moves in order; all are legal in a record that was read. */
  readonly moves: readonly SeatMove[];
  /** Comments, by the number of moves before them. */
  readonly comments?: Comments;
  /** Lines of moves that were not made, by the number of moves before them. */
  readonly lines?: Lines;
  /** Marks of the deal; present exactly when it is finished. */
  readonly marks?: readonly number[];
}

/** A match, complete or not, as it is saved and shared: `docs/record-format.md` defines the format. */
export interface MatchRecord {
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  /** Display names by seat; empty if there is none. */
  readonly players?: readonly string[];
  readonly deals: readonly DealRecord[];
  /** Totals so far; present exactly when a deal is finished. */
  readonly totals?: readonly number[];
}

/** Writes a record as canonical text: the same match always gives the same bytes. */
export function writeRecord(record: MatchRecord, game: Game): string {
  // JSON omits undefined values.
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
      comments: writeComments(deal.comments),
      lines: writeLines(deal.lines, game),
      marks: deal.marks,
    })),
    totals: record.totals,
  });
}

// Keys that are whole numbers stand in ascending order in any object.
const writeComments = (comments: Comments = {}): Comments | undefined =>
  Object.keys(comments).length > 0 ? comments : undefined;

/** Writes lines; undefined if there are none. */
function writeLines(lines: Lines = {}, game: Game): object | undefined {
  const written = Object.entries(lines)
    .filter(([, some]) => some.length > 0)
    .map(([ply, some]) => [
      ply,
      some.map(({title, moves, comments}) => ({
        title,
        moves: moves.map((move) => writeMove(move, game)),
        comments: writeComments(comments),
      })),
    ]);
  return written.length > 0 ? (Object.fromEntries(written) as object) : undefined;
}

/** Writes a position inside a record, without what the record says itself. */
export function positionIn(position: Position, game: Game): object {
  if (!isWhole(game)) return {};
  const {format: _, game: __, options: ___, dealer: ____, ...rest} = game.writePosition(position);
  return rest;
}

/** Parts of a start that are not at their default. */
function startOf({dealer, leader, trumps}: Start, game: Game, options: Options): object {
  const suits = trumps?.join('');
  return {
    leader: leader === (dealer + 1) % game.seats(options) ? undefined : leader,
    trumps: suits === game.trumps?.fallback.join('') ? undefined : suits,
  };
}

const MOVE_KEYS: readonly MoveKey[] = ['suit', 'card', 'takes', 'left', 'right', 'cards'];

/** Writes a move as records have it, with `seat` first if present. */
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
