import type {Card} from './card.js';

// A set of distinct cards is stored as two bit masks. A card is bit `card & 31` of `low` (spades, hearts) or `high`
// (diamonds, clubs).

/** Returns whether the masks contain the card. False for an unknown card. */
export function hasCard(low: number, high: number, card: Card): boolean {
  return card >= 0 && (((card < 32 ? low : high) >>> (card & 31)) & 1) === 1;
}

/** Counts the set bits of a 32-bit mask. */
export function bitCount(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the index of the lowest set bit of a non-zero mask. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** Returns the cards in the masks, in numerical order. */
export function cardsIn(low: number, high: number): Card[] {
  const cards: Card[] = [];
  for (; low !== 0; low &= low - 1) cards.push(lowestBit(low) as Card);
  for (; high !== 0; high &= high - 1) cards.push((32 + lowestBit(high)) as Card);
  return cards;
}

/** Returns the ranks of one suit in the masks, as a bit mask of rank indices. */
export const ranksIn = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & 0xffff;

/** Returns the `low` mask for these rank bits in one suit. */
export const lowOf = (suit: number, ranks: number): number => (suit < 2 ? ranks << (16 * suit) : 0);
/** Returns the `high` mask for these rank bits in one suit. */
export const highOf = (suit: number, ranks: number): number => (suit < 2 ? 0 : ranks << (16 * (suit - 2)));

/** Returns the cards of one suit from rank bits. */
export const cardsOfSuit = (suit: number, ranks: number): Card[] => cardsIn(lowOf(suit, ranks), highOf(suit, ranks));
