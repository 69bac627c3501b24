import {SUITS, type Card} from '@cartavola/engine';
import {compareCards} from '@cartavola/engine/games/capra/capra.js';
import {beats, pointsOf, type CapraView} from '@cartavola/engine/games/capra/rules.js';

/**
 * Hands in an ending, with memoized rules. A subset of a hand is a mask of four bits. Combined with its seat
 * (`seat << 4 | subset`), it is an index into all tables.
 */
export class EndingHands {
  /** Points of each subset, its number of cards, and a flag that is 1 if they are all of one suit. */
  readonly points = new Int32Array(64);
  readonly size = new Int32Array(64);
  readonly oneSuit = new Int32Array(64);
  readonly #trump: number;
  readonly #parts: readonly Card[][];
  /** Memo indexed by two subsets: 0 if unknown, 1 if the first doesn't beat the second, 2 if it does. */
  readonly #beats = new Uint8Array(64 * 64);

  /** Treats cards that a seat has played in the current trick as part of its hand. */
  constructor({hands, trump, trick}: CapraView) {
    this.#trump = SUITS.indexOf(trump);
    const whole = hands.map((hand, seat) => [
      ...hand,
      ...trick.plays.flatMap((play) => (play.seat === seat ? play.cards : [])),
    ]);
    this.#parts = Array.from({length: 64}, (_, at) => {
      const hand = [...whole[at >> 4]!].sort((a, b) => compareCards(a, b));
      return hand.filter((_, place) => (at >> place) & 1);
    });
    this.#parts.forEach((cards, at) => {
      this.size[at] = cards.length;
      this.points[at] = cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
      this.oneSuit[at] = Number(cards.length > 0 && cards.every((card) => card >> 4 === cards[0]! >> 4));
    });
  }

  /** Index of the subset of a seat's hand with these cards. */
  partOf(seat: number, cards: readonly Card[]): number {
    const all = this.#parts[(seat << 4) | 15]!;
    return cards.reduce((part, card) => part | (1 << all.indexOf(card)), seat << 4);
  }

  /** True if a subset beats another. Memoized. */
  beats(part: number, other: number): boolean {
    const at = (part << 6) | other;
    const known = this.#beats[at]!;
    if (known > 0) return known === 2;
    const does = beats(this.#parts[part]!, this.#parts[other]!, this.#trump);
    this.#beats[at] = does ? 2 : 1;
    return does;
  }
}
