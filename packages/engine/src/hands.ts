import type {Card} from './card.js';
import type {Seat} from './move.js';
import {inOrder} from './lists.js';
import {hasCard} from './masks.js';

/** Cached list of the cards in two masks. */
interface Listed {
  readonly low: number;
  readonly high: number;
  readonly cards: readonly Card[];
}

const ZEROS: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

/**
 * Hands in a deal with distinct cards, as bit masks by seat. Indices after the seats can hold other cards, such as
 * those on the table.
 */
export class Hands {
  // Plain arrays, because they are much faster to create than typed arrays for a few small numbers.
  readonly low: number[];
  readonly high: number[];
  readonly #order: readonly Card[];
  #lists: Listed[] | undefined = undefined;

  /** `order` is the pack in record order. */
  private constructor(order: readonly Card[], low: number[], high: number[]) {
    this.#order = order;
    this.low = low;
    this.high = high;
  }

  /** Creates `places` empty hands, at most seven. */
  static empty(order: readonly Card[], places: number): Hands {
    return new Hands(order, ZEROS.slice(0, places), ZEROS.slice(0, places));
  }

  /** Returns an independent copy. */
  clone(): Hands {
    return new Hands(this.#order, this.low.slice(), this.high.slice());
  }

  /** Adds a card to a hand. */
  give(seat: Seat, card: Card): void {
    if (card < 32) this.low[seat]! |= 1 << card;
    else this.high[seat]! |= 1 << card;
  }

  /** Removes a card from a hand that holds it. */
  take(seat: Seat, card: Card): void {
    if (card < 32) this.low[seat]! &= ~(1 << card);
    else this.high[seat]! &= ~(1 << card);
  }

  /** Returns the seat's cards in record order. Returns the same array until the hand changes, so views can share it. */
  list(seat: Seat): readonly Card[] {
    const low = this.low[seat]!;
    const high = this.high[seat]!;
    const lists = (this.#lists ??= []);
    const known = lists[seat];
    if (known && known.low === low && known.high === high) return known.cards;
    // If the hand only lost cards, filter its previous list, which is shorter than the pack.
    const lost = known && ((low & ~known.low) | (high & ~known.high)) === 0;
    const cards = inOrder(lost ? known.cards : this.#order, low, high);
    lists[seat] = {low, high, cards};
    return cards;
  }
}

/** Returns whether the card is in the seat's hand. */
export const isHeldBy = ({low, high}: Hands, seat: Seat, card: Card): boolean => hasCard(low[seat]!, high[seat]!, card);

/** Returns the seat that holds the card, or -1 if none does. */
export const holderOf = (hands: Hands, card: Card): Seat =>
  hands.low.findIndex((_, seat) => isHeldBy(hands, seat, card));
