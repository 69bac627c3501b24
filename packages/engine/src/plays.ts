import type {Card} from './card.js';
import type {Move} from './move.js';
import {bitCount, lowestBit} from './masks.js';

/** A card led or played to the trick on the table. */
export interface PlayMove extends Move {
  readonly type: 'play';
  readonly card: Card;
}

/** Makes a frozen move for every card, read as `moves[card]`. Returns the same object each time. */
export const movesByCard = <M extends Move>(make: (card: Card) => M): readonly M[] =>
  Array.from({length: 64}, (_, card) => Object.freeze(make(card as Card)));

/** Moves that play a card, by card. */
export const PLAYS = /* @__PURE__ */ movesByCard<PlayMove>((card) => ({type: 'play', card}));

/** Collects the moves of the masks' cards, sorted by card. */
export function collect<M extends Move>(moves: readonly M[], low: number, high: number): M[] {
  // Allocate the final length: a growing array reserves more room than it needs, and millions of these are created.
  const list = Array<M>(bitCount(low) + bitCount(high));
  let place = 0;
  for (; low !== 0; low &= low - 1) list[place++] = moves[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) list[place++] = moves[32 + lowestBit(high)]!;
  return list;
}
