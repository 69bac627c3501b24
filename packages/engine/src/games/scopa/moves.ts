import {rankOf, type Card} from '../../card.js';
import {cardsIn} from '../../masks.js';
import {PLAYS, type PlayMove} from '../../plays.js';
import {VALUE} from './cards.js';
import type {ScopaOptions} from './options.js';

/** A card from the hand, and what it takes from the table. */
export interface ScopaMove extends PlayMove {
  /** The captured cards; absent where there are none. */
  readonly takes?: readonly Card[];
}

/** `scopa.ace-takes-all`: whether the card takes whatever lies on the table, which is no scopa. */
export const takesAll = ({acesTakeAll}: ScopaOptions, card: Card): boolean => acesTakeAll && rankOf(card) === 'A';

/** `scopa.capture`, `scopa.single-first`, `scopa.choose`, `scopa.ace-takes-all`: the sets that the card may take; none if it stays on the table. */
export function capturesOf(options: ScopaOptions, card: Card, table: readonly Card[]): (readonly Card[])[] {
  if (takesAll(options, card)) return table.length > 0 ? [table] : [];
  const value = VALUE[card]!;
  const sets: Card[][] = [];
  for (const one of table) if (VALUE[one] === value) sets.push([one]);
  if (sets.length === 0) addSums(table, 0, value, [], sets);
  return sets;
}

/** Adds to `sets` every choice of cards from a place on that sums to `rest`, after those chosen. */
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

/** `scopa.scopa`: whether who takes everything from the table with the card gets a point; `isLast`: it is the last of the deal. */
export const sweepCounts = (options: ScopaOptions, card: Card, isLast: boolean): boolean =>
  !takesAll(options, card) && (!isLast || options.lastScopa);

/** What cards are worth together: `scopa.capture` compares it with the value of the card that is played. */
export const valueOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + VALUE[card]!, 0);

/** Whether more cards of the table can be added to some so that they are worth as much as the card that is played. */
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

/** The legal moves from a hand, as masks. */
export function movesIn(
  options: ScopaOptions,
  low: number,
  high: number,
  table: readonly Card[],
): readonly ScopaMove[] {
  const moves: ScopaMove[] = [];
  for (const card of cardsIn(low, high)) {
    const captures = capturesOf(options, card, table);
    if (captures.length === 0) moves.push(PLAYS[card]!);
    // Not frozen: there are too many of them, and each is made for one caller.
    for (const takes of captures) moves.push({type: 'play', card, takes});
  }
  return moves;
}
