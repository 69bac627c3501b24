import {bitCount} from '@cartavola/engine';
import {ON_TABLE, PACK, PILES, PRIME, SETTEBELLO, VALUE, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';

/** Masks of the cards of each value. They are the same for both halves of a pack (see `Hands`). */
const OF_VALUE = Array.from({length: 11}, (_, value) =>
  PACK.filter((card) => VALUE[card] === value).reduce((mask, card) => mask | (1 << (card & 31)), 0),
);
const SUIT = 0xffff;
const THE_SEVEN = 1 << (SETTEBELLO & 31);
/** Values that are worth more than a court card in a primiera, best first. */
const PRIMES = [7, 6, 1, 5, 4, 3, 2] as const;
/** Prime value minus that of a court card, by value. */
const PRIME_OF = Array.from({length: 11}, (_, value) => {
  const card = PACK.find((one) => VALUE[one] === value);
  return card === undefined ? 0 : PRIME[card]! - 10;
});
/** Prime value of a suit without any card. */
const NO_CARD = -12;
/** Number of cards dealt to both players at a time. */
const DEALT = 6;
const COINS = 10;

/** Number of features. */
export const FEATURES = 47;

/**
 * Describes a deal for two players just after hands are dealt, from the point of view of the player to lead: the piles,
 * the table, and the remaining cards. Ignores who holds which cards.
 */
export function describeHand({hands: {low, high}, turn, stock, lastTaker}: ScopaDeal, features: Float64Array): void {
  const own = PILES + turn;
  const other = PILES + 1 - turn;
  const [ownLow, ownHigh, otherLow, otherHigh] = [low[own]!, high[own]!, low[other]!, high[other]!];
  const [tableLow, tableHigh] = [low[ON_TABLE]!, high[ON_TABLE]!];
  const hands = stock / DEALT;
  const late = 1 / (1 + hands);
  let place = 0;
  const add = (feature: number): void => {
    features[place++] = feature;
  };
  const lead = (mask: number): number => countOf(ownLow, ownHigh, mask) - countOf(otherLow, otherHigh, mask);
  const unseen = (value: number): number =>
    4 - countOf(ownLow | otherLow | tableLow, ownHigh | otherHigh | tableHigh, OF_VALUE[value]!);

  for (let count = 0; count < 5; count++) add(hands === count ? 1 : 0);
  addLead(add, lead(-1), PACK.length - countOf(ownLow | otherLow, ownHigh | otherHigh, -1), late, 8);
  addLead(add, coinsIn(ownHigh) - coinsIn(otherHigh), COINS - coinsIn(ownHigh | otherHigh), late, 4);
  const taken = (ownHigh & THE_SEVEN ? 1 : 0) - (otherHigh & THE_SEVEN ? 1 : 0);
  const isLying = (tableHigh & THE_SEVEN) !== 0;
  add(taken);
  add(isLying ? 1 : 0);
  add(taken === 0 && !isLying ? 1 : 0);

  let primes = 0;
  let suits = 0;
  let open = 0;
  for (let suit = 0; suit < 4; suit++) {
    const mine = suitIn(ownLow, ownHigh, suit);
    const theirs = suitIn(otherLow, otherHigh, suit);
    const ahead = primeOf(mine) - primeOf(theirs);
    primes += ahead;
    suits += Math.sign(ahead);
    if (((mine | theirs) & OF_VALUE[7]!) === 0) open++;
  }
  add(primes / 20);
  add((primes / 10) * late);
  add(suits / 4);
  add(open / 4);
  for (const value of [7, 6, 1]) add(lead(OF_VALUE[value]!) / 2);

  const last = lastTaker === undefined ? 0 : lastTaker === turn ? 1 : -1;
  add(last);
  add(last * late);
  let sum = 0;
  let count = 0;
  for (let value = 1; value <= 10; value++) {
    const lying = countOf(tableLow, tableHigh, OF_VALUE[value]!);
    sum += lying * value;
    count += lying;
    add(lying);
  }
  add(count / 4);
  add(sum <= 10 ? 1 : 0);
  add(count === 0 ? 1 : 0);
  add(coinsIn(tableHigh) / 2);
  add(sum > 0 && sum <= 10 ? unseen(sum) / 4 : 0);
  for (let value = 1; value <= 7; value++) add(unseen(value) / 4);
}

/**
 * Adds features for a lead in cards or coins: the lead itself, its effect late in the deal, its ratio to the number of
 * such cards left, and that number.
 */
function addLead(add: (feature: number) => void, lead: number, left: number, late: number, scale: number): void {
  add(lead / scale);
  add((2 * lead * late) / scale);
  add(Math.max(-1, Math.min(1, lead / (left + 0.5))));
  add(left / (5 * scale));
}

const countOf = (low: number, high: number, mask: number): number => bitCount(low & mask) + bitCount(high & mask);
const coinsIn = (high: number): number => bitCount(high & SUIT);
const suitIn = (low: number, high: number, suit: number): number =>
  ((suit < 2 ? low : high) >>> (16 * (suit & 1))) & SUIT;

/** Returns the best prime value among a suit's cards. */
function primeOf(ranks: number): number {
  if (ranks === 0) return NO_CARD;
  for (const value of PRIMES) if ((ranks & OF_VALUE[value]!) !== 0) return PRIME_OF[value]!;
  return 0;
}
