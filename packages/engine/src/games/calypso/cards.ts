import {card, RANKS, SUITS, type Card, type Suit} from '../../card.js';
import {byCard, ascending} from '../../by-card.js';

/** `calypso.pack`: number of copies of each card. */
export const COPIES = 4;
/** `calypso.deal`: number of deals in a match. */
export const DEALS = 4;
export const DEALT = 52;

/** Every card once, in record order: A K Q … 2. */
export const CARDS: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => card(rank, suit)));

/** Compares cards for sorting: by suit, S H D C, and high to low within a suit. */
export const compareCards = ascending(byCard((card) => CARDS.indexOf(card)));

/** All ranks of a suit, as a bit mask of rank indices. */
export const COMPLETE = (1 << RANKS.length) - 1;

/** `calypso.partners`: South hearts, West clubs, North spades, East diamonds. */
export const DEFAULT: readonly Suit[] = ['H', 'C', 'S', 'D'];

/** `calypso.draw`: derives the trump suits by seat from one seat's suit. The clockwise order of the suits is fixed. */
export const trumpsFrom = (seat: number, suit: Suit): Suit[] =>
  DEFAULT.map((_, other) => DEFAULT[(DEFAULT.indexOf(suit) + other - seat + 4) % 4]!);

/** Returns whether the rules allow these suits, listed by seat. */
export const isTrumps = (trumps: readonly Suit[]): boolean =>
  trumps.length === 4 && trumps[0] !== undefined && trumpsFrom(0, trumps[0]).join() === trumps.join();

/** Suit indices by seat. */
export const suitIndices = (trumps: readonly Suit[]): number[] => trumps.map((suit) => SUITS.indexOf(suit));
