import {bitCount, RANKS} from '@cartavola/engine';
import {PACK, PILES, PRIME, SETTEBELLO, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';

/** Ranks with their prime values, best first. */
const PRIMES = [...new Map(PACK.map((card) => [card & 15, PRIME[card]!]))].sort(([, one], [, other]) => other - one);
const SUIT = 2 ** RANKS.length - 1;
const THE_SEVEN = 1 << (SETTEBELLO & 31);

/**
 * Computes the lead of side 0 at the end of a deal under Italian rules, with the engine's result, but many times
 * faster.
 */
export function leadOf({hands: {low, high}, scopas}: ScopaDeal): number {
  const [low0, high0, low1, high1] = [low[PILES]!, high[PILES]!, low[PILES + 1]!, high[PILES + 1]!];
  const cards = bitCount(low0) + bitCount(high0) - bitCount(low1) - bitCount(high1);
  const coins = bitCount(high0 & SUIT) - bitCount(high1 & SUIT);
  const seven = (high0 & THE_SEVEN) === 0 ? ((high1 & THE_SEVEN) === 0 ? 0 : -1) : 1;
  const primiera = Math.sign(primieraOf(low0, high0) - primieraOf(low1, high1));
  return scopas[0].length - scopas[1].length + Math.sign(cards) + Math.sign(coins) + seven + primiera;
}

/** Value of a pile's primiera, which is lower than any other if a suit is missing. */
function primieraOf(low: number, high: number): number {
  let sum = 0;
  for (let suit = 0; suit < 4; suit++) {
    const ranks = ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & SUIT;
    if (ranks === 0) return 0;
    for (const [rank, prime] of PRIMES) {
      if (((ranks >> rank) & 1) === 0) continue;
      sum += prime;
      break;
    }
  }
  return sum;
}
