import {RANKS, type Card} from './card.js';

/** Lookup table with a small number for each card, read as `table[card]`. Contains 0 for indices that aren't a card. */
export const byCard = (value: (card: Card) => number): Int8Array =>
  Int8Array.from({length: 64}, (_, index) => ((index & 15) < RANKS.length ? value(index as Card) : 0));

/** Makes a comparator for `sort` from a table. The card with the smaller number comes first. */
export const ascending =
  (table: Int8Array) =>
  (a: Card, b: Card): number =>
    table[a]! - table[b]!;
