import {formatCards, type Card, type Suit} from './card.js';
import {isWhole, type Game} from './game.js';
import type {Move, MoveKey, Seat, SeatMove} from './move.js';
import type {Start} from './deal.js';
import {writeOptions, type Options} from './option.js';
import type {Position} from './position.js';

/** Name and version of the record format. */
export const RECORD_FORMAT = 'cartavola/1';

/** Text in one language, or in several languages, keyed by BCP 47 tag. */
export type Comment = string | Readonly<Record<string, string>>;

/** Comments, keyed by the number of moves before them. */
export type Comments = Readonly<Record<number, Comment>>;

/** A line: moves that weren't made, to show what would have happened. A line can't contain other lines. */
export interface Line {
  /** Topic of the line, in a few words. */
  readonly title?: Comment;
  /** Moves in order, at least one. All moves are legal if the record comes from `readRecord`. */
  readonly moves: readonly SeatMove[];
  /** Comments, keyed by the number of moves in the line before them. */
  readonly comments?: Comments;
}

/** Lines, keyed by the number of moves in the deal before them. */
export type Lines = Readonly<Record<number, readonly Line[]>>;

/** A deal in a record: its start, moves and marks. */
export interface DealRecord extends Start {
  readonly dealer: Seat;
  /** The pack in dealing order. Absent if the deal starts from a position. */
  readonly pack?: readonly Card[];
  /** Starting position with all hands known. Absent if a pack is dealt. */
  readonly position?: Position;
  /** Seat that leads. Default: the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Trump suits by seat. Default: the game's default suits. */
  readonly trumps?: readonly Suit[];
  /** Moves in order. All moves are legal if the record comes from `readRecord`. */
  readonly moves: readonly SeatMove[];
  /** Comments, keyed by the number of moves before them. */
  readonly comments?: Comments;
  /** Lines of moves that were not made, keyed by the number of moves before them. */
  readonly lines?: Lines;
  /** Marks of the deal. Present if and only if it is finished. */
  readonly marks?: readonly number[];
}

/** A match, complete or not, for saving and sharing. `docs/record-format.md` defines the format. */
export interface MatchRecord {
  /** Id of the game. */
  readonly game: string;
  readonly options: Options;
  /** Display names by seat. Seats without a name have an empty string. */
  readonly players?: readonly string[];
  readonly deals: readonly DealRecord[];
  /** Totals so far. Present if and only if a deal is finished. */
  readonly totals?: readonly number[];
}

/** Serialises a record in canonical form. The same match always gives the same bytes. */
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

// Objects list integer keys in ascending order.
const writeComments = (comments: Comments = {}): Comments | undefined =>
  Object.keys(comments).length > 0 ? comments : undefined;

/** Converts lines to record format. Returns undefined if there are none. */
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

/** Converts a position inside a record to record format, without the keys that the record itself contains. */
export function positionIn(position: Position, game: Game): object {
  if (!isWhole(game)) return {};
  const {format: _, game: __, options: ___, dealer: ____, ...rest} = game.writePosition(position);
  return rest;
}

/** Returns the parts of a start that differ from their defaults. */
function startOf({dealer, leader, trumps}: Start, game: Game, options: Options): object {
  const suits = trumps?.join('');
  return {
    leader: leader === (dealer + 1) % game.seats(options) ? undefined : leader,
    trumps: suits === game.trumps?.fallback.join('') ? undefined : suits,
  };
}

const MOVE_KEYS: readonly MoveKey[] = ['suit', 'card', 'takes', 'left', 'right', 'cards'];

/** Converts a move to record format, with `seat` first if present. */
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
