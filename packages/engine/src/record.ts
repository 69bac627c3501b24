import {formatCards, type Card, type Suit} from './card.js';
import {isWhole, type Game, type Move, type Seat, type SeatMove, type Start} from './game.js';
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
  const options = writeOptions(game, record.options);
  return JSON.stringify({
    format: RECORD_FORMAT,
    game: record.game,
    ...(options && {options}),
    ...(record.players && {players: record.players}),
    deals: record.deals.map((deal) => ({
      dealer: deal.dealer,
      ...(deal.pack && {pack: formatCards(deal.pack)}),
      ...(deal.position && {position: positionIn(deal.position, game)}),
      ...startOf(deal, game, record.options),
      moves: deal.moves.map((move) => writeMove(move, game)),
      // Keys that are whole numbers stand in ascending order in any object.
      ...(deal.comments && Object.keys(deal.comments).length > 0 && {comments: deal.comments}),
      ...(deal.marks && {marks: deal.marks}),
    })),
    ...(record.totals && {totals: record.totals}),
  });
}

/** A position within a record, which says the rest. */
function positionIn(position: Position, game: Game): object {
  if (!isWhole(game)) return {};
  const {format: _, game: __, options: ___, dealer: ____, ...rest} = game.positions.write(position, game);
  return rest;
}

/** The parts of a start that are not at their default. */
function startOf({dealer, leader, trumps}: Start, game: Game, options: Options): Record<string, unknown> {
  return {
    ...(leader !== undefined && leader !== (dealer + 1) % game.seats(options) && {leader}),
    ...(trumps && trumps.join('') !== game.trumps?.fallback.join('') && {trumps: trumps.join('')}),
  };
}

/** A move as records write it; `seat` first where it has one. */
export function writeMove(move: Move & {readonly seat?: Seat}, game: Game): Record<string, unknown> {
  const list = (cards: readonly Card[]): string => formatCards([...cards].sort((a, b) => game.compare(a, b)));
  return {
    ...(move.seat !== undefined && {seat: move.seat}),
    type: move.type,
    ...(move.suit !== undefined && {suit: move.suit}),
    ...(move.card !== undefined && {card: formatCards([move.card])}),
    ...(move.takes !== undefined && {takes: list(move.takes)}),
    ...(move.left !== undefined && {left: formatCards([move.left])}),
    ...(move.right !== undefined && {right: formatCards([move.right])}),
    ...(move.cards !== undefined && {cards: list(move.cards)}),
  };
}
