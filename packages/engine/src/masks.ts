import type {Card} from './card.js';

// A set of different cards as two masks: a card is bit `card & 31` of `low` (spades, hearts) or of `high` (diamonds, clubs).

/** Whether the masks of a set hold the card; an unknown card is in no set. */
export function hasCard(low: number, high: number, card: Card): boolean {
  return card >= 0 && (((card < 32 ? low : high) >>> (card & 31)) & 1) === 1;
}

/** Counts the set bits of a 32-bit mask. */
export function bitCount(mask: number): number {
  let x = mask - ((mask >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The number of the lowest set bit of a mask that is not 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The cards of the masks, in the order of their numbers. */
export function cardsIn(low: number, high: number): Card[] {
  const cards: Card[] = [];
  for (; low !== 0; low &= low - 1) cards.push(lowestBit(low) as Card);
  for (; high !== 0; high &= high - 1) cards.push((32 + lowestBit(high)) as Card);
  return cards;
}

/** The ranks that the masks have in a suit, as bits by rank index. */
export const ranksIn = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & 0xffff;

/** The masks that have these ranks of one suit. */
export const lowOf = (suit: number, ranks: number): number => (suit < 2 ? ranks << (16 * suit) : 0);
/** The `high` mask of these ranks of one suit. */
export const highOf = (suit: number, ranks: number): number => (suit < 2 ? 0 : ranks << (16 * (suit - 2)));

/** The cards of one suit, from their ranks as bits. */
export const cardsOfSuit = (suit: number, ranks: number): Card[] => cardsIn(lowOf(suit, ranks), highOf(suit, ranks));
