import {suitOf, type Card} from '@cartavola/engine';
import {PRIME, SETTEBELLO, sweepCounts, type ScopaMove, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {bestOf, type Yardstick} from './yardstick.js';

/** Value of a captured card in points if nothing else counts: its share of cards, coins and primiera, and the settebello. */
const WORTH = Float64Array.from({length: 64}, (_, number) => {
  const card = number as Card;
  const coin = suitOf(card) === 'D' ? 0.2 : 0;
  return 0.05 + coin + 0.025 * (PRIME[card]! - 10) + (card === SETTEBELLO ? 1 : 0);
});

/** Returns the immediate gain of a move in points, on a table of `count` cards. A card laid down costs its value. */
export function gainOf({card, takes}: ScopaMove, count: number, options: ScopaView['options']): number {
  if (!takes) return -WORTH[card]!;
  let gain = WORTH[card]!;
  for (const one of takes) gain += WORTH[one]!;
  return takes.length === count && sweepCounts(options, card, false) ? gain + 1 : gain;
}

/** Takes whatever is worth most now, or else lays the cheapest card. */
export const greedy: Yardstick = ({moves, table, options}) =>
  bestOf(moves as readonly ScopaMove[], (move) => gainOf(move, table.length, options));
