import {bitCount} from '@cartavola/engine';
import {PACK, PRIME, SETTEBELLO, VALUE} from '@cartavola/engine/games/scopa/rules.js';

/** Masks of the cards of each value, alike for both halves of a pack (`Hands`). */
export const OF_VALUE = Array.from({length: 11}, (_, value) =>
  PACK.filter((card) => VALUE[card] === value).reduce((mask, card) => mask | (1 << (card & 31)), 0),
);
const SUIT = 0xffff;
/** The settebello in the high half. */
export const THE_SEVEN = 1 << (SETTEBELLO & 31);

/** Values that count in a primiera more than a court card, best first. */
const PRIMES = [7, 6, 1, 5, 4, 3, 2] as const;
/** Prime value of a court card. */
export const COURT = 10;
/** Prime value less that of a court card, by value. */
const PRIME_OF = Array.from({length: 11}, (_, value) => {
  const card = PACK.find((one) => VALUE[one] === value);
  return card === undefined ? 0 : PRIME[card]! - COURT;
});
/** Of a suit without any card. */
const NO_CARD = -12;

export const countOf = (low: number, high: number, mask: number): number =>
  bitCount(low & mask) + bitCount(high & mask);
export const coinsIn = (high: number): number => bitCount(high & SUIT);
/** Rank bits of a suit in the masks. */
export const suitIn = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & SUIT;

/** The best prime value of a suit's cards, less that of a court card. */
export function primeOf(ranks: number): number {
  if (ranks === 0) return NO_CARD;
  for (const value of PRIMES) if ((ranks & OF_VALUE[value]!) !== 0) return PRIME_OF[value]!;
  return 0;
}
