import {RANKS, type Card} from './card.js';

/** Lookup table of a small number by card, read as `table[card]`. Contains 0 for indices that aren't a card. */
export const byCard = (value: (card: Card) => number): Int8Array =>
  Int8Array.from({length: 64}, (_, index) => ((index & 15) < RANKS.length ? value(index as Card) : 0));

/** Makes a comparator for `sort` from a table: the card with the smaller number comes first. */
export const ascending =
  (table: Int8Array) =>
  (a: Card, b: Card): number =>
    table[a]! - table[b]!;
