import {UNKNOWN, type Card} from './card.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import type {Trick} from './trick.js';

/** Name and version of the position format. `docs/record-format.md` defines it. */
export const POSITION_FORMAT = 'cartavola-position/1';

/** Cards that a seat has laid down in the current trick. */
export interface Laid {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** True if the cards are face down. Folded cards are `??` in record format. */
  readonly folded?: boolean;
}

/** State of a deal at any point. Unknown cards are `UNKNOWN`. Games add their own keys: see `Positions.fields`. */
export interface Position {
  readonly options: Options;
  /** Seat whose view the position shows. */
  readonly seat: Seat;
  readonly dealer: Seat;
  /** Seat that led the current trick, or that plays next if there is no trick. */
  readonly leader: Seat;
  /** Current hands by seat. */
  readonly hands: readonly (readonly Card[])[];
  /** Cards in the current trick, in order. Empty in games without tricks. */
  readonly trick: readonly Laid[];
  /** Stock in dealing order. Empty in games without one. */
  readonly stock: readonly Card[];
}

/** Returns whether a seat laid down exactly one card, face up. */
export const isOneCard = ({cards}: Laid): boolean => cards.length === 1 && cards[0] !== UNKNOWN;

/** Finds a seat that laid down anything other than one face-up card. */
export const notOneCard = (trick: readonly Laid[]): Laid | undefined => trick.find((laid) => !isOneCard(laid));

/** Returns the hands at the start of the current trick, by seat. */
export const handsBefore = ({hands, trick}: Position): Card[][] =>
  hands.map((hand, seat) => [...hand, ...trick.flatMap((laid) => (laid.seat === seat ? laid.cards : []))]);

/**
 * Interleaves hands of equal size into a pack. Dealing it one card at a time from the dealer's left gives the same
 * hands.
 */
export function packFrom(hands: readonly (readonly Card[])[], dealer: Seat): Card[] {
  const seats = hands.length;
  const cards = hands.reduce((sum, hand) => sum + hand.length, 0);
  const pack: Card[] = [];
  // A loop, because bots do this for every world that they sample.
  for (let place = 0; place < cards; place++)
    pack.push(hands[(dealer + 1 + place) % seats]![Math.floor(place / seats)]!);
  return pack;
}

/** Returns the sizes of the hands at the start of the current trick, by seat. */
export const sizesOf = (position: Position): number[] => handsBefore(position).map(({length}) => length);

/** Returns the cards played in the tricks, by seat. */
export const playedBy = (tricks: readonly Trick[], seats: number): Card[][] => {
  const played: Card[][] = Array.from({length: seats}, () => []);
  for (const {leader, cards} of tricks) cards.forEach((card, place) => played[(leader + place) % seats]!.push(card));
  return played;
};
