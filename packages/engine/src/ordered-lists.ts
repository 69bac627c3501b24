import {UNKNOWN, type Card} from './card.js';
import {bitCount} from './card-set.js';

/**
 * Lists of cards in a game's order, from the masks of a `CardSet`; one for each place, such as a seat's hand, made again only when
 * its cards have changed: views share them.
 */
export class OrderedLists {
  readonly #order: readonly Card[];
  readonly #low: number[] = [];
  readonly #high: number[] = [];
  readonly #lists: (readonly Card[])[] = [];

  /** `order`: the pack, as lists are written. */
  constructor(order: readonly Card[]) {
    this.#order = order;
  }

  at(place: number, low: number, high: number): readonly Card[] {
    const known = this.#lists[place];
    if (known && this.#low[place] === low && this.#high[place] === high) return known;
    this.#low[place] = low;
    this.#high[place] = high;
    return (this.#lists[place] = inOrder(this.#order, low, high));
  }
}

/** The cards of the masks, in the order of a pack. */
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

/** By number, lists of so many cards that the viewer does not know. */
const HIDDEN: readonly (readonly Card[])[] = Array.from({length: 64}, (_, count) =>
  Object.freeze(Array<Card>(count).fill(UNKNOWN)),
);

/** A hand of which only some cards, in order, are known to the viewer. */
export function hiddenHand(size: number, known: readonly Card[] = []): readonly Card[] {
  if (known.length === 0) return HIDDEN[size]!;
  const hand = known.slice();
  while (hand.length < size) hand.push(UNKNOWN);
  return hand;
}
