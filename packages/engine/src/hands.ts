import type {Card} from './card.js';
import {hasCard} from './card-set.js';
import type {Seat} from './game.js';
import {OrderedLists} from './ordered-lists.js';

/** The hands of a deal whose cards are all different, by seat the masks of a `CardSet`. */
export class Hands {
  // Plain lists: for a few small numbers they are made much faster than typed ones.
  readonly low: number[];
  readonly high: number[];
  readonly #order: readonly Card[];
  #lists: OrderedLists | undefined;

  /** `order`: the pack, as lists are written. */
  constructor(order: readonly Card[], low: number[], high: number[]) {
    this.#order = order;
    this.low = low;
    this.high = high;
  }

  clone(): Hands {
    return new Hands(this.#order, this.low.slice(), this.high.slice());
  }

  give(seat: Seat, card: Card): void {
    if (card < 32) this.low[seat]! |= 1 << card;
    else this.high[seat]! |= 1 << card;
  }

  take(seat: Seat, card: Card): void {
    if (card < 32) this.low[seat]! &= ~(1 << card);
    else this.high[seat]! &= ~(1 << card);
  }

  holds(seat: Seat, card: Card): boolean {
    return hasCard(this.low[seat]!, this.high[seat]!, card);
  }

  /** Who holds the card; -1 if nobody does. */
  holder(card: Card): Seat {
    let seat = this.low.length - 1;
    while (seat >= 0 && !this.holds(seat, card)) seat--;
    return seat;
  }

  /** The seat's cards, as lists are written; one list as long as they are the same. */
  list(seat: Seat): readonly Card[] {
    this.#lists ??= new OrderedLists(this.#order);
    return this.#lists.at(seat, this.low[seat]!, this.high[seat]!);
  }
}
