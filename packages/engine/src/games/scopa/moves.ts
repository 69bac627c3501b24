import {rankOf, type Card} from '../../card.js';
import {NONE} from '../../lists.js';
import {cardsIn, lowestBit} from '../../masks.js';
import {PLAYS, type PlayMove} from '../../plays.js';
import {VALUE} from './cards.js';
import type {ScopaOptions} from './options.js';

/** A card from the hand, with the cards it captures. */
export interface ScopaMove extends PlayMove {
  /** The captured cards. Absent if there are none. */
  readonly takes?: readonly Card[];
}

/** `scopa.ace-takes-all`: returns whether the card takes all cards on the table without scoring a scopa. */
export const takesAll = ({acesTakeAll}: ScopaOptions, card: Card): boolean => acesTakeAll && rankOf(card) === 'A';

/**
 * `scopa.capture`, `scopa.single-first`, `scopa.choose`, `scopa.ace-takes-all`: returns the sets that the card may
 * capture.
 */
export function capturesOf(options: ScopaOptions, card: Card, table: readonly Card[]): (readonly Card[])[] {
  if (takesAll(options, card)) return table.length > 0 ? [table] : [];
  const value = VALUE[card]!;
  const sets: Card[][] = [];
  for (const one of table) if (VALUE[one] === value) sets.push([one]);
  if (sets.length === 0) addSums(table, 0, value, [], sets);
  return sets;
}

/**
 * Searches the table from index `from` for subsets that add up to `rest`. Appends each of them to `sets`, together with
 * `chosen`.
 */
function addSums(table: readonly Card[], from: number, rest: number, chosen: Card[], sets: Card[][]): void {
  for (let place = from; place < table.length; place++) {
    const one = table[place]!;
    const left = rest - VALUE[one]!;
    if (left < 0) continue;
    chosen.push(one);
    if (left === 0) sets.push(chosen.slice());
    else addSums(table, place + 1, left, chosen, sets);
    chosen.pop();
  }
}

/**
 * `scopa.scopa`: returns whether capturing the whole table with the card scores a point. `isLast` is true if the card
 * is the last of the deal.
 */
export const sweepCounts = (options: ScopaOptions, card: Card, isLast: boolean): boolean =>
  !takesAll(options, card) && (!isLast || options.lastScopa);

/** Returns the total value of cards, which `scopa.capture` compares with the value of the card played. */
export const valueOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** Returns whether cards from the table can bring a partial capture up to the value of the card played. */
export function mayComplete(card: Card, takes: readonly Card[], table: readonly Card[]): boolean {
  const rest = VALUE[card]! - valueOf(takes);
  const sets: Card[][] = [];
  if (rest > 0)
    addSums(
      table.filter((one) => !takes.includes(one)),
      0,
      rest,
      [],
      sets,
    );
  return sets.length > 0;
}

/** Returns the subset sums of the cards in the masks, as a bit set. Bits up to a king's value are exact. */
function sumsIn(low: number, high: number): number {
  let sums = 1;
  for (; low !== 0; low &= low - 1) sums |= sums << VALUE[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) sums |= sums << VALUE[32 + lowestBit(high)]!;
  return sums;
}

/** Returns the legal moves from a hand with the cards on the table, both given as masks. */
export function movesIn(
  options: ScopaOptions,
  low: number,
  high: number,
  tableLow: number,
  tableHigh: number,
): readonly ScopaMove[] {
  const moves: ScopaMove[] = [];
  const sums = sumsIn(tableLow, tableHigh);
  let table: readonly Card[] | undefined;
  while ((low | high) !== 0) {
    const card = (low !== 0 ? lowestBit(low) : 32 + lowestBit(high)) as Card;
    if (low !== 0) low &= low - 1;
    else high &= high - 1;
    // Most cards can't capture anything, so only look for sets if a sum fits.
    const may = ((sums >>> VALUE[card]!) & 1) === 1 || takesAll(options, card);
    const captures = may ? capturesOf(options, card, (table ??= cardsIn(tableLow, tableHigh))) : NONE;
    if (captures.length === 0) moves.push(PLAYS[card]!);
    // Don't freeze these moves: there are too many of them, and each is created for one caller.
    for (const takes of captures) moves.push({type: 'play', card, takes});
  }
  return moves;
}
