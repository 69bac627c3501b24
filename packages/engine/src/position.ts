import {UNKNOWN, type Card, type Suit} from './card.js';
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

/** How a deal stands. `UNKNOWN` where a card is not known; lists that a game does not have are empty. */
export interface Position {
  readonly options: Options;
  /** Whose position it is. */
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Who led the trick on the table, or is to play next where none lies there. */
  readonly leader: Seat;
  /** By seat, what it holds now. */
  readonly hands: readonly (readonly Card[])[];
  /** In the order laid. */
  readonly trick: readonly Laid[];
  /** What lies open, where cards are captured. */
  readonly table: readonly Card[];
  /** In dealing order. */
  readonly stock: readonly Card[];
  /** What was taken before, as far as it is known: by seat, or by side in games with fixed sides. */
  readonly piles: readonly (readonly Card[])[];
  /** By side, how many. */
  readonly scopas: readonly number[];
  /** By seat, the suit that is being built. */
  readonly calypsos: readonly (readonly Card[])[];
  /** The suit that the capo named; absent before. */
  readonly double?: Suit;
  /** The fourth trump, once the capo has named it. */
  readonly fourth?: Card;
  /** Who has, or had, A♥. */
  readonly capo?: Seat;
  /** Who held Q♥ when play began; where it is in no hand more. */
  readonly dama?: Seat;
  /** Who held K♥ when play began; likewise. */
  readonly king?: Seat;
  /** The trump suit, where there is one for all. */
  readonly trump?: Suit;
  /** By seat, its own trump suit. */
  readonly trumps?: readonly Suit[];
}

/** The keys of a written position besides those that every game has. */
export type PositionKey =
  | 'trick'
  | 'table'
  | 'double'
  | 'fourth'
  | 'capo'
  | 'dama'
  | 'king'
  | 'trump'
  | 'trumps'
  | 'calypsos'
  | 'piles'
  | 'scopas'
  | 'stock';

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
