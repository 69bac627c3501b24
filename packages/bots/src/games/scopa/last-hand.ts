import {ON_TABLE, PILES, VALUE, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {coinsIn, countOf, OF_VALUE, primeOf, suitIn, THE_SEVEN} from './pile-masks.js';

/** More than any lead. */
const HIGHEST = 100;
const SUITS = [0, 1, 2, 3] as const;
/** Primiera of a pile that lacks a suit. */
const NO_PRIMIERA = -1000;

// The position that is being solved: cards by place as in a deal's `Hands`, and a stack of sets that cards may take, each as two masks.
const LOW = new Int32Array(PILES + 2);
const HIGH = new Int32Array(PILES + 2);
const SETS = new Int32Array(1 << 12);
let end = 0;

/** All ways to give three of six cards to the second seat, as bits; every fifth of them is tried. */
export const WAYS: readonly number[] = Array.from({length: 64}, (_, bits) => bits).filter(
  (bits) => countOf(bits, 0, -1) === 3,
);
const TRIED = WAYS.filter((_, place) => place % 5 === 0);

/**
 * Expected lead of side 0 in points at the end of a deal for two by Italian rules, where the last hands have just been dealt: some of the ways in
 * which the last six cards may lie are played out by both with the best play, since both then know all cards.
 */
export function lastHandOf(
  {hands: {low, high}, turn, inHands, lastTaker = -1, scopas}: ScopaDeal,
  ways: readonly number[] = TRIED,
): number {
  LOW.set(low);
  HIGH.set(high);
  const cards: (readonly [number, number])[] = [];
  for (let mask = low[0]! | low[1]!; mask !== 0; mask &= mask - 1) cards.push([mask & -mask, 0]);
  for (let mask = high[0]! | high[1]!; mask !== 0; mask &= mask - 1) cards.push([0, mask & -mask]);
  let sum = 0;
  for (const way of ways) {
    LOW[0] = LOW[1] = HIGH[0] = HIGH[1] = 0;
    for (const [place, [one, other]] of cards.entries()) {
      const seat = (way >> place) & 1;
      LOW[seat]! |= one;
      HIGH[seat]! |= other;
    }
    sum += best(turn, inHands, lastTaker, -HIGHEST, HIGHEST);
  }
  const lead = sum / ways.length;
  return scopas[0].length - scopas[1].length + (turn === 0 ? lead : -lead);
}

/** Lead with which the seat to act ends, with best play by both, if between `alpha` and `beta`; scopas before do not count. */
function best(seat: number, left: number, last: number, alpha: number, beta: number): number {
  if (left === 0) return leadOf(seat, last);
  const from = end;
  let most = -HIGHEST;
  // First the cards that take something, then those that take nothing.
  for (let round = 0; round < 2; round++) {
    let [low, high] = [LOW[seat]!, HIGH[seat]!];
    while ((low | high) !== 0) {
      const one = low & -low;
      const other = low === 0 ? high & -high : 0;
      low ^= one;
      high ^= other;
      findSets(VALUE[31 - Math.clz32(one | other)]!);
      const to = end;
      const takes = to > from;
      for (let at = from; takes === (round === 0) && (at < to || (at === from && !takes)); at += 2) {
        const worth = takes
          ? take(seat, left, one, other, SETS[at]!, SETS[at + 1]!, alpha, beta)
          : lay(seat, left, last, one, other, alpha, beta);
        if (worth > most) most = worth;
        if (most > alpha) alpha = most;
        if (alpha >= beta) break;
      }
      end = from;
      if (alpha >= beta) return most;
    }
  }
  return most;
}

/** Moves cards of two masks from one place to another; done twice with the places exchanged, it is undone. */
function move(low: number, high: number, from: number, to: number): void {
  LOW[from]! ^= low;
  HIGH[from]! ^= high;
  LOW[to]! ^= low;
  HIGH[to]! ^= high;
}

/** Value of laying a card. */
function lay(seat: number, left: number, last: number, low: number, high: number, alpha: number, beta: number): number {
  move(low, high, seat, ON_TABLE);
  const value = -best(1 - seat, left - 1, last, -beta, -alpha);
  move(low, high, ON_TABLE, seat);
  return value;
}

/** Value of taking a set with a card; the last card makes no scopa. */
function take(
  seat: number,
  left: number,
  low: number,
  high: number,
  setLow: number,
  setHigh: number,
  alpha: number,
  beta: number,
): number {
  const pile = PILES + seat;
  move(low, high, seat, pile);
  move(setLow, setHigh, ON_TABLE, pile);
  const scopa = (LOW[ON_TABLE]! | HIGH[ON_TABLE]!) === 0 && left > 1 ? 1 : 0;
  const value = scopa - best(1 - seat, left - 1, seat, scopa - beta, scopa - alpha);
  move(setLow, setHigh, pile, ON_TABLE);
  move(low, high, pile, seat);
  return value;
}

/** Puts the sets that a card of a value may take on the stack: `scopa.single-first`. */
function findSets(value: number): void {
  const mask = OF_VALUE[value]!;
  const before = end;
  for (let low = LOW[ON_TABLE]! & mask; low !== 0; low &= low - 1) put(low & -low, 0);
  for (let high = HIGH[ON_TABLE]! & mask; high !== 0; high &= high - 1) put(0, high & -high);
  if (end === before) addSums(LOW[ON_TABLE]!, HIGH[ON_TABLE]!, value, 0, 0);
}

function put(low: number, high: number): void {
  SETS[end++] = low;
  SETS[end++] = high;
}

/** Puts all sets of cards of two masks on the stack that sum to `rest`, with those chosen. */
function addSums(low: number, high: number, rest: number, chosenLow: number, chosenHigh: number): void {
  while ((low | high) !== 0) {
    const one = low & -low;
    const other = low === 0 ? high & -high : 0;
    low ^= one;
    high ^= other;
    const left = rest - VALUE[31 - Math.clz32(one | other)]!;
    if (left > 0) addSums(low, high, left, chosenLow | one, chosenHigh | other);
    else if (left === 0) put(chosenLow | one, chosenHigh | other);
  }
}

/** `scopa.last-take`, `scopa.score`: lead of a seat at the end, without scopas. */
function leadOf(seat: number, last: number): number {
  const [low, high] = [LOW[ON_TABLE]!, HIGH[ON_TABLE]!];
  if (last >= 0) move(low, high, ON_TABLE, PILES + last);
  const [own, other] = [PILES + seat, PILES + 1 - seat];
  const lead =
    Math.sign(countOf(LOW[own]!, HIGH[own]!, -1) - countOf(LOW[other]!, HIGH[other]!, -1)) +
    Math.sign(coinsIn(HIGH[own]!) - coinsIn(HIGH[other]!)) +
    Math.sign((HIGH[own]! & THE_SEVEN) - (HIGH[other]! & THE_SEVEN)) +
    Math.sign(primieraOf(own) - primieraOf(other));
  if (last >= 0) move(low, high, PILES + last, ON_TABLE);
  return lead;
}

function primieraOf(pile: number): number {
  let sum = 0;
  for (const suit of SUITS) {
    const ranks = suitIn(LOW[pile]!, HIGH[pile]!, suit);
    if (ranks === 0) return NO_PRIMIERA;
    sum += primeOf(ranks);
  }
  return sum;
}
