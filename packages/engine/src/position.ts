import {UNKNOWN, type Card} from './card.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import type {Trick} from './trick.js';

/** The name and version of the written position: the format is `docs/record.md`. */
export const POSITION_FORMAT = 'cartavola-position/1';

/** What a seat has laid down in the trick on the table. */
export interface Laid {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** Face down; written `??`. */
  readonly folded?: boolean;
}

/** How a deal stands. `UNKNOWN` where a card is not known. What else a game has is its own: see `Positions.fields`. */
export interface Position {
  readonly options: Options;
  /** Whose position it is. */
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Who led the trick on the table, or is to play next where none lies there. */
  readonly leader: Seat;
  /** By seat, what it holds now. */
  readonly hands: readonly (readonly Card[])[];
  /** In the order laid; empty in games without tricks. */
  readonly trick: readonly Laid[];
  /** In dealing order; empty in games without a stock. */
  readonly stock: readonly Card[];
}

/** Whether a seat laid down one card, face up. */
export const isOneCard = ({cards}: Laid): boolean => cards.length === 1 && cards[0] !== UNKNOWN;

/** By seat, what it held when the trick on the table began. */
export const handsBefore = ({hands, trick}: Position): Card[][] =>
  hands.map((hand, seat) => [...hand, ...trick.flatMap((laid) => (laid.seat === seat ? laid.cards : []))]);

/** Equal hands as a pack that gives them when it is dealt one card at a time from the dealer's left. */
export function packFrom(hands: readonly (readonly Card[])[], dealer: Seat): Card[] {
  const seats = hands.length;
  return Array.from(
    {length: hands.flat().length},
    (_, place) => hands[(dealer + 1 + place) % seats]![Math.floor(place / seats)]!,
  );
}

/** How many cards each seat had when the trick on the table began. */
export const sizesOf = (position: Position): number[] => handsBefore(position).map(({length}) => length);

/** By seat, what it played in the tricks. */
export const playedBy = (tricks: readonly Trick[], seats: number): Card[][] => {
  const played: Card[][] = Array.from({length: seats}, () => []);
  for (const {leader, cards} of tricks) cards.forEach((card, place) => played[(leader + place) % seats]!.push(card));
  return played;
};
