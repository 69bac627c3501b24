import type {Card, Move, Seat} from '@cartavola/engine';
import {ON_TABLE, PILES, PRIME, SETTEBELLO, VALUE, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {numberOf} from '../../search/move-number.js';
import {coinsIn, COURT, countOf, OF_VALUE, primeOf, suitIn} from './pile-masks.js';

/** What a player who counts the cards weighs, in points of a deal. */
const WEIGHTS = {
  /** Each card and each coin, as long as the point for most of them is open. */
  card: 0.05,
  coin: 0.18,
  /** Each point of prime that a card adds to the own pile, or keeps from the other's. */
  prime: 0.013,
  /** Share of what the other is expected to take next, and of what the hand can take if that is left there. */
  reply: 0.95,
  next: 0.8,
  /** A seven laid where no other is in the hand. */
  seven: 0.1,
};
const HIGHEST = 10;
const SEVEN = OF_VALUE[7]!;
/** Numbers of cards and coins beyond which the point for most of them is won. */
const HALF = {cards: 20, coins: 5};
/** What cannot be taken is worth this. */
const NEVER = -1000;

// What is reckoned with, of one move or view at a time.
/** What each card on the table or in the hand is worth in a pile. */
const WORTH = new Float64Array(64);
/** By value: number of cards that the player has not seen; most that a card takes; most that it takes as a single card. */
const UNSEEN = new Int32Array(HIGHEST + 1);
const TAKEN = new Float64Array(HIGHEST + 1);
const SINGLE = new Float64Array(HIGHEST + 1);

/**
 * Points by which a move is worse that is made e times more seldom: by who reckons like this, and by others, whose share is `OTHERS`. Even a
 * strange move is stranger where much was to be had.
 */
const SPREAD = {alike: 0.05, others: 0.5};
const OTHERS = 0.1;
/** Buffer for the worth of moves, larger than any number of them. */
const VALUES = new Float64Array(256);

/** True in Scopa for two with the settebello and the primiera: what is reckoned and foreseen is about these rules. */
export const isItalian = ({seats, options}: ScopaDeal): boolean =>
  seats === 2 && options.settebello && options.sevens === 'primiera' && !options.acesTakeAll;

/** Best move of a player who reckons. */
export function reckoned(deal: ScopaDeal, seat: Seat, moves: readonly Move[]): Move {
  if (moves.length > 1) reckon(deal, seat, moves, VALUES);
  let best = 0;
  for (let place = 1; place < moves.length; place++) if (VALUES[place]! > VALUES[best]!) best = place;
  return moves[best]!;
}

/** Probability that a player makes this of its moves, who reckons like this or a little differently. */
export function likelihoodOf(deal: ScopaDeal, seat: Seat, move: Move): number {
  const moves = deal.moves(seat);
  reckon(deal, seat, moves, VALUES);
  const number = numberOf(move);
  let most = -Infinity;
  for (let place = 0; place < moves.length; place++) most = Math.max(most, VALUES[place]!);
  const sums = {alike: 0, others: 0};
  const made = {alike: 0, others: 0};
  for (let place = 0; place < moves.length; place++) {
    const worse = VALUES[place]! - most;
    const isMade = numberOf(moves[place]!) === number;
    for (const kind of ['alike', 'others'] as const) {
      const share = Math.exp(worse / SPREAD[kind]);
      sums[kind] += share;
      if (isMade) made[kind] = share;
    }
  }
  return ((1 - OTHERS) * made.alike) / sums.alike + (OTHERS * made.others) / sums.others;
}

/**
 * Weighs moves in Scopa for two as a sound player does who counts the cards but does not search, in points: what each takes, what the other
 * is expected to take then, and what the hand could take afterwards.
 */
export function reckon({hands}: ScopaDeal, seat: Seat, moves: readonly Move[], values: Float64Array): void {
  const {low, high} = hands;
  const [own, other] = [PILES + seat, PILES + 1 - seat];
  const [handLow, handHigh, tableLow, tableHigh] = [low[seat]!, high[seat]!, low[ON_TABLE]!, high[ON_TABLE]!];
  const held = countOf(low[1 - seat]!, high[1 - seat]!, -1);
  let unseen = 0;
  for (let value = 1; value <= HIGHEST; value++)
    unseen += UNSEEN[value] =
      4 -
      countOf(low[own]! | low[other]!, high[own]! | high[other]!, OF_VALUE[value]!) -
      countOf(handLow | tableLow, handHigh | tableHigh, OF_VALUE[value]!);
  const isOpen = {
    cards: Math.max(countOf(low[own]!, high[own]!, -1), countOf(low[other]!, high[other]!, -1)) <= HALF.cards,
    coins: Math.max(coinsIn(high[own]!), coinsIn(high[other]!)) <= HALF.coins,
  };
  const each = isOpen.cards ? WEIGHTS.card : 0;
  const beyond = (pile: number, card: Card): number =>
    Math.max(0, PRIME[card]! - COURT - Math.max(0, primeOf(suitIn(low[pile]!, high[pile]!, card >> 4))));
  forEach(handLow | tableLow, handHigh | tableHigh, (card) => {
    const isCoin = card >> 4 === SETTEBELLO >> 4;
    WORTH[card] =
      each +
      (isCoin && isOpen.coins ? WEIGHTS.coin : 0) +
      (card === SETTEBELLO ? 1 : 0) +
      WEIGHTS.prime * (beyond(own, card) + beyond(other, card));
  });
  for (let place = 0; place < moves.length; place++) {
    const {card, takes} = moves[place]! as {readonly card: Card; readonly takes?: readonly Card[]};
    const [ownLow, ownHigh] = [handLow & ~lowOf(card), handHigh & ~highOf(card)];
    let [leftLow, leftHigh] = [tableLow, tableHigh];
    let gain = 0;
    if (takes) {
      gain = WORTH[card]!;
      for (const one of takes) {
        gain += WORTH[one]!;
        leftLow &= ~lowOf(one);
        leftHigh &= ~highOf(one);
      }
      if ((leftLow | leftHigh) === 0) gain++;
    } else {
      leftLow |= lowOf(card);
      leftHigh |= highOf(card);
      if ((lowOf(card) | highOf(card)) & SEVEN && ((ownLow | ownHigh) & SEVEN) === 0) gain -= WEIGHTS.seven;
    }
    values[place] = gain + afterwards(leftLow, leftHigh, ownLow, ownHigh, held, unseen, each);
  }
}

const lowOf = (card: Card): number => (card < 32 ? 1 << card : 0);
const highOf = (card: Card): number => (card < 32 ? 0 : 1 << card);

/** Calls back for each card of two masks. */
function forEach(low: number, high: number, look: (card: Card) => void): void {
  for (; low !== 0; low &= low - 1) look((31 - Math.clz32(low & -low)) as Card);
  for (; high !== 0; high &= high - 1) look((63 - Math.clz32(high & -high)) as Card);
}

/** Weighs what the other takes from a table, who holds so many of the unseen cards, and what the own hand takes if that leaves it. */
function afterwards(
  low: number,
  high: number,
  ownLow: number,
  ownHigh: number,
  held: number,
  unseen: number,
  each: number,
): number {
  findTaken(low, high);
  let hope = 0;
  forEach(ownLow, ownHigh, (card) => {
    hope = Math.max(hope, TAKEN[VALUE[card]!]! + WORTH[card]!);
  });
  let gain = 0;
  let none = 1;
  for (let before = 0; ;) {
    let best = 0;
    for (let value = 1; value <= HIGHEST; value++)
      if (UNSEEN[value]! > 0 && TAKEN[value]! >= 0 && (best === 0 || TAKEN[value]! > TAKEN[best]!)) best = value;
    if (best === 0) break;
    // A card of this value is held, and none that takes more.
    let without = none;
    for (let count = 0; count < UNSEEN[best]!; count++) without *= Math.max(0, 1 - held / (unseen - before++));
    gain += (none - without) * (TAKEN[best]! + each);
    none = without;
    TAKEN[best] = NEVER;
  }
  return WEIGHTS.next * none * hope - WEIGHTS.reply * gain;
}

/** Finds the most that a card of each value takes from a table: `scopa.single-first`, else the best sum (a knapsack). */
function findTaken(low: number, high: number): void {
  let all = 0;
  TAKEN.fill(NEVER);
  SINGLE.fill(NEVER);
  TAKEN[0] = 0;
  forEach(low, high, (card) => {
    const value = VALUE[card]!;
    const worth = WORTH[card]!;
    all += value;
    if (worth > SINGLE[value]!) SINGLE[value] = worth;
    for (let rest = HIGHEST - value; rest >= 0; rest--)
      TAKEN[rest + value] = Math.max(TAKEN[rest + value]!, TAKEN[rest]! + worth);
  });
  for (let value = 1; value <= HIGHEST; value++) if (SINGLE[value]! >= 0) TAKEN[value] = SINGLE[value]!;
  if (all <= HIGHEST) TAKEN[all]!++;
}
