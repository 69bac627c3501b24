import type {Card} from './card.js';

// A set of different cards as two masks: a card is bit `card & 31` of `low` (spades, hearts) or of `high` (diamonds, clubs).

/** True if the masks contain the card. False for an unknown card. */
export function hasCard(low: number, high: number, card: Card): boolean {
  return card >= 0 && (((card < 32 ? low : high) >>> (card & 31)) & 1) === 1;
}

/** Counts the set bits of a 32-bit mask. */
export function bitCount(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Index of the lowest set bit of a non-zero mask. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The masks' cards, sorted by number. */
export function cardsIn(low: number, high: number): Card[] {
  const cards: Card[] = [];
  for (; low !== 0; low &= low - 1) cards.push(lowestBit(low) as Card);
  for (; high !== 0; high &= high - 1) cards.push((32 + lowestBit(high)) as Card);
  return cards;
}

/** Rank bits for one suit in the masks. */
export const ranksIn = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & 0xffff;

/** The `low` mask for these ranks in one suit. */
export const lowOf = (suit: number, ranks: number): number => (suit < 2 ? ranks << (16 * suit) : 0);
/** The `high` mask for these ranks in one suit. */
export const highOf = (suit: number, ranks: number): number => (suit < 2 ? 0 : ranks << (16 * (suit - 2)));

/** Cards of one suit, from rank bits. */
export const cardsOfSuit = (suit: number, ranks: number): Card[] => cardsIn(lowOf(suit, ranks), highOf(suit, ranks));
