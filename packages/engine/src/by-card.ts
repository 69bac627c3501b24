import {RANKS, type Card} from './card.js';

/** Returns a lookup table that maps each card to a small integer: `table[card]`. Indices that aren't cards map to 0. */
export const byCard = (value: (card: Card) => number): Int8Array =>
  Int8Array.from({length: 64}, (_, index) => ((index & 15) < RANKS.length ? value(index as Card) : 0));

/** Returns a comparator that sorts cards by their numbers in the table, lowest first. */
export const ascending =
  (table: Int8Array) =>
  (a: Card, b: Card): number =>
    table[a]! - table[b]!;
