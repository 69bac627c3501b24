import type {Card} from '@cartavola/engine';
import {capturesOf, pileLines, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Cards of an ending by number, sets of them as bit masks, with memoized rules. */
export class EndingCards {
  /** Cards of the hands and the table. */
  readonly cards: readonly Card[];
  readonly #view: ScopaView;
  readonly #captures = new Map<number, Int32Array>();
  readonly #margins = new Map<number, number>();

  constructor(view: ScopaView) {
    this.#view = view;
    this.cards = [...view.hands.flat(), ...view.table];
    // A card takes one of its own value: there are never this many.
    if (this.cards.length > 31) throw new RangeError('Too many cards for an ending.');
  }

  maskOf(cards: readonly Card[]): number {
    return cards.reduce((mask, card) => mask | (1 << this.cards.indexOf(card)), 0);
  }

  /** Masks that a card may capture from a table, largest first; empty if it is laid down. Memoized. */
  capturesOf(card: number, table: number): Int32Array {
    const key = table * 32 + card;
    let captures = this.#captures.get(key);
    if (!captures) {
      const sets = capturesOf(this.#view.options, this.cards[card]!, this.#listOf(table)).map((set) =>
        this.maskOf(set),
      );
      captures = Int32Array.from(sets.sort((a, b) => sizeOf(b) - sizeOf(a)));
      this.#captures.set(key, captures);
    }
    return captures;
  }

  /** Margin of the first side at the end, without scopas, when the sides have taken these masks of cards. Memoized. */
  marginOf(one: number, other: number): number {
    // Cards left at the end go to the last side that captured: to neither if there was none.
    const key = 2 * one + (other === 0 ? 1 : 0);
    let margin = this.#margins.get(key);
    if (margin === undefined) {
      const {options, piles} = this.#view;
      const lines = pileLines(options, [...piles[0]!, ...this.#listOf(one)], [...piles[1]!, ...this.#listOf(other)]);
      margin = lines.reduce((sum, {side, points}) => (side === 0 ? sum + points : sum - points), 0);
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
