import type {Card} from '@cartavola/engine';
import {capturesOf, pileLines, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** The cards of an ending by number, sets of them as masks, and what the rules say of them, worked out once. */
export class EndingCards {
  /** Those of the hands and of the table. */
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

  /** The cards as a mask. */
  maskOf(cards: readonly Card[]): number {
    return cards.reduce((mask, card) => mask | (1 << this.cards.indexOf(card)), 0);
  }

  /** What a card may take from a table; nothing where it is laid down. The most cards come first. */
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

  /** By how much the first side's pile wins at the end, without scopas, when it and the other have taken these of the cards. */
  marginOf(one: number, other: number): number {
    // Where nobody has taken anything, nobody gets what is left.
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
