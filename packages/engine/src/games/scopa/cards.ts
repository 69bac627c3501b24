import {card, rankOf, SUITS, type Card, type Rank} from '../../card.js';
import {byCard} from '../../card-table.js';
import {CardSet} from '../../card-set.js';

/** `scopa.pack`: as lists of cards are written, high to low. */
const ORDER: readonly Rank[] = ['K', 'Q', 'J', '7', '6', '5', '4', '3', '2', 'A'];

/** All cards, 52 without 8, 9 and 10. */
export const PACK = CardSet.of(SUITS.flatMap((suit) => ORDER.map((rank) => card(rank, suit))));
export const CARDS: readonly Card[] = PACK.list();

/** `scopa.capture`: ace 1 to king 10. */
export const VALUE = byCard((card) => Math.max(0, ORDER.length - ORDER.indexOf(rankOf(card))) % (ORDER.length + 1));

/** `scopa.primiera`: 7=21 6=18 A=16 5=15 4=14 3=13 2=12 court=10. */
const PRIMES: Partial<Record<Rank, number>> = {'7': 21, '6': 18, A: 16, '5': 15, '4': 14, '3': 13, '2': 12};
export const PRIME = byCard((card) => PRIMES[rankOf(card)] ?? 10);

/** `scopa.settebello`: the seven of diamonds, or coins. */
export const SETTEBELLO = card('7', 'D');

const isRank = (rank: Rank): CardSet => CardSet.of(SUITS.map((suit) => card(rank, suit)));
export const SEVENS = isRank('7');
export const SIXES = isRank('6');
export const KINGS = isRank('K');
export const DIAMONDS = CardSet.of(ORDER.map((rank) => card(rank, 'D')));

const PLACE = byCard((card) => ORDER.indexOf(rankOf(card)));

/** Suit by suit, S H D C, and within a suit high to low. */
export const compareCards = (a: Card, b: Card): number => (a >> 4) - (b >> 4) || PLACE[a]! - PLACE[b]!;

/** All cards, as lists of them are written. */
export const WRITTEN: readonly Card[] = [...CARDS].sort(compareCards);

/** `scopa.deal`: how many cards each gets at a time, and how many the table. */
export const HAND = 3;
export const TABLE = 4;
