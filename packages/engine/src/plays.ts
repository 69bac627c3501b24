import type {Card} from './card.js';
import type {Move} from './move.js';
import {bitCount, lowestBit} from './masks.js';

/** A move that plays one card. */
export interface PlayMove extends Move {
  readonly type: 'play';
  readonly card: Card;
}

/** Creates a frozen move for every card. `moves[card]` is the same object each time. */
export const movesByCard = <M extends Move>(make: (card: Card) => M): readonly M[] =>
  Array.from({length: 64}, (_, card) => Object.freeze(make(card as Card)));

/** Moves that play a card, indexed by card. */
export const PLAYS = /* @__PURE__ */ movesByCard<PlayMove>((card) => ({type: 'play', card}));

/** Returns the moves for the cards in the masks, sorted by card. */
export function collect<M extends Move>(moves: readonly M[], low: number, high: number): M[] {
  // Allocate the final length, because growing arrays reserve extra memory and millions of these lists are created.
  const list = Array<M>(bitCount(low) + bitCount(high));
  let place = 0;
  for (; low !== 0; low &= low - 1) list[place++] = moves[lowestBit(low)]!;
  for (; high !== 0; high &= high - 1) list[place++] = moves[32 + lowestBit(high)]!;
  return list;
}
