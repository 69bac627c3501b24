import {first, ownerOf, suits, trumps} from './board.js';
import type {EndingTable} from './ending-table.js';

/**
 * Canonical form of suits, for the keys of the transposition table. Two sets of cards in a suit have the same shape if,
 * from weak to strong, their cards belong to the same seats and the same ones are trumps. Positions with the same
 * shapes have the same moves and winners. Only the points of the cards may differ.
 */
export class SuitShapes {
  /**
   * Cache of shapes, indexed by the mask of a suit's remaining cards. Each suit has its own offset. 0 means that the
   * shape hasn't been computed yet.
   */
  readonly #byPlaces: Int16Array;
  readonly #from = new Int32Array(4);
  /** Edges of a trie of shapes: the shape that results from adding a card on top. */
  readonly #longer = new Map<number, number>();

  constructor(ending: EndingTable) {
    let room = 0;
    for (let suit = 0; suit < 4; suit++) {
      this.#from[suit] = room;
      room += 2 ** (32 - Math.clz32(ending.suits[suit]! >>> ending.first[suit]!));
    }
    this.#byPlaces = new Int16Array(room);
  }

  /** Returns the shape number (below 4,096) of a suit's remaining cards, or 0 if there are none. */
  of(suit: number, alive: number): number {
    const places = (alive & suits[suit]!) >>> first[suit]!;
    return places === 0 ? 0 : this.#byPlaces[this.#from[suit]! + places]! || this.#add(suit, places);
  }

  #add(suit: number, places: number): number {
    const top = 31 - Math.clz32(places);
    const card = first[suit]! + top;
    const below = this.of(suit, (places ^ (1 << top)) << first[suit]!);
    const key = (below << 6) | (ownerOf[card]! << 3) | (((trumps >>> card) & 1) << 2) | suit;
    let shape = this.#longer.get(key);
    if (shape === undefined) this.#longer.set(key, (shape = this.#longer.size + 1));
    this.#byPlaces[this.#from[suit]! + places] = shape;
    return shape;
  }
}
