import type {Card} from '@cartavola/engine';
import {capturesOf, pileLines, type ScopaDeal, type ScopaOptions} from '@cartavola/engine/games/scopa/rules.js';

/** Cards in an ending, numbered for the search. Sets of cards are bit masks, and rules are memoized. */
export class EndingCards {
  /** Cards in the hands and on the table. */
  readonly cards: readonly Card[];
  /** The hands by seat. */
  readonly hands: readonly (readonly Card[])[];
  readonly #options: ScopaOptions;
  /** Cards captured before the ending, by side. */
  readonly #piles: readonly (readonly Card[])[];
  readonly #captures = new Map<number, Int32Array>();
  readonly #margins = new Map<number, number>();
  /** The only side whose points count. Undefined if both sides' points count. */
  readonly #counted: number | undefined;

  constructor(deal: ScopaDeal, counted?: 0 | 1) {
    this.#counted = counted;
    this.#options = deal.options;
    this.#piles = [deal.pile(0), deal.pile(1)];
    this.hands = Array.from({length: deal.seats}, (_, seat) => deal.hands.list(seat));
    this.cards = [...this.hands.flat(), ...deal.table];
    // An ending never has this many cards, because cards capture others of the same value.
    if (this.cards.length > 31) throw new RangeError('Too many cards for an ending.');
  }

  maskOf(cards: readonly Card[]): number {
    return cards.reduce((mask, card) => mask | (1 << this.cards.indexOf(card)), 0);
  }

  /**
   * Masks of the sets that a card may capture from a table, largest first. Empty if the card captures nothing.
   * Memoized.
   */
  capturesOf(card: number, table: number): Int32Array {
    const key = table * 32 + card;
    let captures = this.#captures.get(key);
    if (!captures) {
      const sets = capturesOf(this.#options, this.cards[card]!, this.#listOf(table)).map((set) => this.maskOf(set));
      captures = Int32Array.from(sets.sort((a, b) => sizeOf(b) - sizeOf(a)));
      this.#captures.set(key, captures);
    }
    return captures;
  }

  /**
   * Final margin of the first side, not counting scopas, if the sides have taken the cards in these masks. Memoized.
   */
  marginOf(one: number, other: number): number {
    // Cards left at the end go to the side that captured last, or to neither side if there was no capture.
    const key = 2 * one + (other === 0 ? 1 : 0);
    let margin = this.#margins.get(key);
    if (margin === undefined) {
      const [first, second] = this.#piles;
      const lines = pileLines(this.#options, [...first!, ...this.#listOf(one)], [...second!, ...this.#listOf(other)]);
      const counts = lines.filter(({side}) => this.#counted === undefined || side === this.#counted);
      margin = counts.reduce((sum, {side, points}) => (side === 0 ? sum + points : sum - points), 0);
      this.#margins.set(key, margin);
    }
    return margin;
  }

  #listOf(mask: number): Card[] {
    return this.cards.filter((_, number) => (mask >>> number) & 1);
  }
}

function sizeOf(mask: number): number {
  let size = 0;
  for (; mask !== 0; mask &= mask - 1) size++;
  return size;
}
