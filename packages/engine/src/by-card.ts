import {RANKS, type Card} from './card.js';

/**
 * Returns a lookup table with a small number for each card: `table[card]`. The value is 0 at indices that aren't cards.
 */
export const byCard = (value: (card: Card) => number): Int8Array =>
  Int8Array.from({length: 64}, (_, index) => ((index & 15) < RANKS.length ? value(index as Card) : 0));

/** Returns a comparator that puts the card with the smaller number in the table first. */
export const ascending =
  (table: Int8Array) =>
  (a: Card, b: Card): number =>
    table[a]! - table[b]!;
