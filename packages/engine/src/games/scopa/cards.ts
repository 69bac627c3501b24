import {card, rankOf, SUITS, type Card, type Rank} from '../../card.js';
import {ascending, byCard} from '../../by-card.js';

/** `scopa.pack`: ranks in record order, from high to low. */
export const ORDER: readonly Rank[] = ['K', 'Q', 'J', '7', '6', '5', '4', '3', '2', 'A'];

/** All cards (a pack of 52 without 8, 9 and 10) in record order. */
export const WRITTEN: readonly Card[] = SUITS.flatMap((suit) => ORDER.map((rank) => card(rank, suit)));
/** The same cards, in numerical order. */
export const CARDS: readonly Card[] = [...WRITTEN].sort((a, b) => a - b);

/** `scopa.capture`: value by card, from 1 (ace) to 10 (king). */
export const VALUE = byCard((card) => Math.max(0, ORDER.length - ORDER.indexOf(rankOf(card))) % (ORDER.length + 1));

/** The value of a king. */
export const KING = 10;

/** `scopa.primiera`: 7=21 6=18 A=16 5=15 4=14 3=13 2=12 court=10. */
export const PRIMES: Partial<Record<Rank, number>> = {'7': 21, '6': 18, A: 16, '5': 15, '4': 14, '3': 13, '2': 12};
/** Prime value by card: see `scopa.primiera`. */
export const PRIME = byCard((card) => PRIMES[rankOf(card)] ?? 10);

/** `scopa.settebello`: the seven of diamonds, or coins. */
export const SETTEBELLO = card('7', 'D');

/** Compares cards for sorting: by suit, S H D C, and high to low within a suit. */
export const compareCards = ascending(byCard((card) => WRITTEN.indexOf(card)));

/** `scopa.deal`: number of cards dealt to each seat at a time, and to the table at the start. */
export const HAND = 3;
export const TABLE = 4;

/** Index of the table in a deal's `Hands`, after the seats. */
export const ON_TABLE = 4;
/** Index of side 0's pile in a deal's `Hands` (side 1's pile comes next), and the number of indices. */
export const PILES = 5;
export const PLACES = 7;
