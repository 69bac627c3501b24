import {UNKNOWN, type Card} from './card.js';
import {bitCount} from './masks.js';
import type {Viewer} from './move.js';

/** Shared empty list. */
export const NONE: readonly never[] = Object.freeze([]);

/** Returns the cards in the masks, in the given order. */
export function inOrder(order: readonly Card[], low: number, high: number): readonly Card[] {
  const list: Card[] = [];
  for (let place = 0, left = bitCount(low) + bitCount(high); left > 0 && place < order.length; place++) {
    const card = order[place]!;
    if ((((card < 32 ? low : high) >>> (card & 31)) & 1) === 0) continue;
    list.push(card);
    left--;
  }
  return list;
}

/** Returns whether a list has exactly these distinct cards, in any order. */
export const isPermutation = (list: readonly Card[], cards: readonly Card[]): boolean =>
  list.length === cards.length && cards.every((card) => list.includes(card));

/** Shared lists of unknown cards, indexed by length. */
const HIDDEN: readonly (readonly Card[])[] = /* @__PURE__ */ Array.from({length: 64}, (_, count) =>
  Object.freeze(Array<Card>(count).fill(UNKNOWN)),
);

/** Returns a hand of `size` cards: the known ones, followed by `UNKNOWN`. */
export function hiddenHand(size: number, known: readonly Card[] = NONE): readonly Card[] {
  if (known.length === 0) return HIDDEN[size]!;
  const hand = known.slice();
  while (hand.length < size) hand.push(UNKNOWN);
  return hand;
}

/** Lists of cards by seat. */
export type HandList = readonly (readonly Card[])[];

/** Returns the hands that a viewer sees: all hands, or the viewer's own hand and the `seen` part of each other hand. */
export function handsFor(viewer: Viewer, all: HandList, seen: HandList): (readonly Card[])[] {
  const hands = (viewer === 'open' ? all : seen).slice();
  if (typeof viewer === 'number') hands[viewer] = all[viewer]!;
  return hands;
}
