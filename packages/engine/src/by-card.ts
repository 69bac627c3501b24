import {RANKS, type Card} from './card.js';

/** A small number for each card, read as `table[card]`; 0 where there is no such card. */
export const byCard = (value: (card: Card) => number): Int8Array =>
  Int8Array.from({length: 64}, (_, index) => ((index & 15) < RANKS.length ? value(index as Card) : 0));

/** Compares cards by a table: negative if the first has the smaller number. */
export const ascending =
  (table: Int8Array) =>
  (a: Card, b: Card): number =>
    table[a]! - table[b]!;
