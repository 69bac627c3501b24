import type {Card} from './card.js';
import {bitCount, cardsIn, hasCard} from './masks.js';

/**
 * An immutable set of different cards, kept as two 32-bit masks: spades and hearts in `low`, diamonds and clubs in `high`.
 * Iterates in the order of the cards' numbers: suit by suit, S H D C.
 */
export class CardSet implements Iterable<Card> {
  /** The set of no cards. */
  static readonly empty = new CardSet(0, 0);

  private constructor(low: number, high: number) {
    this.low = low;
    this.high = high;
  }

  /** Spades in bits 0 to 12, hearts in bits 16 to 28, as signed 32 bits. */
  readonly low: number;
  /** Diamonds and clubs, likewise. */
  readonly high: number;

  /** The set of these cards; `UNKNOWN` must not be among them. */
  static of(cards: Iterable<Card>): CardSet {
    let low = 0;
    let high = 0;
    for (const card of cards) {
      if (card < 32) low |= 1 << card;
      else high |= 1 << card;
    }
    return new CardSet(low, high);
  }

  /** The set with these masks: a card is bit `card & 31` of `low` (spades, hearts) or `high` (diamonds, clubs). */
  static fromMasks(low: number, high: number): CardSet {
    return new CardSet(low | 0, high | 0);
  }

  /** Number of cards, from 0 to 64. */
  get size(): number {
    return bitCount(this.low) + bitCount(this.high);
  }

  /** True if the set has no card. */
  get isEmpty(): boolean {
    return (this.low | this.high) === 0;
  }

  /** Returns true if the card is in the set; `UNKNOWN` is in none. */
  has(card: Card): boolean {
    return hasCard(this.low, this.high, card);
  }

  /** Union of the set and one card. */
  with(card: Card): CardSet {
    return card < 32 ? new CardSet(this.low | (1 << card), this.high) : new CardSet(this.low, this.high | (1 << card));
  }

  /** Difference of the set and one card. */
  without(card: Card): CardSet {
    return card < 32
      ? new CardSet(this.low & ~(1 << card), this.high)
      : new CardSet(this.low, this.high & ~(1 << card));
  }

  /** Union of both sets. */
  union(other: CardSet): CardSet {
    return new CardSet(this.low | other.low, this.high | other.high);
  }

  /** Intersection of both sets. */
  intersect(other: CardSet): CardSet {
    return new CardSet(this.low & other.low, this.high & other.high);
  }

  /** Difference: the cards of this set that are not in the other. */
  minus(other: CardSet): CardSet {
    return new CardSet(this.low & ~other.low, this.high & ~other.high);
  }

  /** Returns true if both have the same cards. */
  equals(other: CardSet): boolean {
    return this.low === other.low && this.high === other.high;
  }

  /** The cards in the order of their numbers: much faster than iterating. */
  list(): Card[] {
    return cardsIn(this.low, this.high);
  }

  /** The cards in the order of their numbers. */
  [Symbol.iterator](): IterableIterator<Card> {
    return this.list().values();
  }
}
