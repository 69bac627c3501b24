import type {Move} from '@cartavola/engine';
import {ON_TABLE, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {SETTEBELLO, sweepCounts, VALUE, type ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';
import type {Sight} from '../../search/searched-game.js';

/** Largest sum of the cards on the table that one card can sweep. */
const SWEEPABLE = 10;

/** Rough value of captured cards, in tenths of a point. */
const WORTH = Int8Array.from({length: 64}, (_, card) => {
  const value = VALUE[card]!;
  return value === 0
    ? 0
    : 1 +
        (value === 7 ? 4 : value === 6 ? 1 : 0) +
        (card >> 4 === SETTEBELLO >> 4 ? 3 : 0) +
        (card === SETTEBELLO ? 6 : 0);
});

/**
 * Scores plays at a glance, in tenths of a point. Prefers large captures, sweeps, and leaving a table that is hard to
 * sweep. A rash player mostly counts cards.
 */
export function look({deal: {hands, options}, moves, isRash, random}: Sight<ScopaDeal>, values: Float64Array): void {
  const low = hands.low[ON_TABLE]!;
  const high = hands.high[ON_TABLE]!;
  let sum = 0;
  let count = 0;
  for (let mask = low; mask !== 0; mask &= mask - 1, count++) sum += VALUE[31 - Math.clz32(mask & -mask)]!;
  for (let mask = high; mask !== 0; mask &= mask - 1, count++) sum += VALUE[63 - Math.clz32(mask & -mask)]!;
  for (let place = 0; place < moves.length; place++) {
    const move = moves[place]!;
    values[place] = isRash
      ? glanceAt(move, count, options) + (random ? random.below(3 * RASH.noise) : 0)
      : sightOf(move, sum, count, options) + (random ? random.below(2) : 0);
  }
}

/**
 * Weights of a rash player's preferences: any capture (in thirds of a card), the settebello, a sweep, and noise (in
 * cards).
 */
const RASH = {capture: 24, settebello: 3, sweep: 2, noise: 6};

/**
 * Value of a move to a rash player, in thirds of a card: the number of cards, the settebello and a sweep. Cards left on
 * the table don't count. If no card captures anything, the highest is best.
 */
function glanceAt({card, takes}: Move, count: number, options: ScopaOptions): number {
  if (!takes) return card === SETTEBELLO ? -2 * RASH.capture : VALUE[card!]! - RASH.capture;
  const seven = card === SETTEBELLO || takes.includes(SETTEBELLO) ? RASH.settebello : 0;
  const sweep = takes.length === count && sweepCounts(options, card!, false) ? RASH.sweep : 0;
  return 3 * (1 + takes.length + seven + sweep);
}

/** Value of a move at a glance, in tenths of a point, if the table has `count` cards with this sum. */
function sightOf({card, takes}: Move, sum: number, count: number, options: ScopaOptions): number {
  const value = VALUE[card!]!;
  if (!takes) return -WORTH[card!]! - (sum + value <= SWEEPABLE ? 5 : 0) - (value < 8 && count === 0 ? 3 : 0);
  let worth = WORTH[card!]!;
  for (const one of takes) worth += WORTH[one]!;
  if (takes.length === count) return sweepCounts(options, card!, false) ? worth + 10 : worth;
  return worth - (sum - value <= SWEEPABLE ? 5 : 0);
}
