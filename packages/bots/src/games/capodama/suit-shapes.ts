import {first, ownerOf, suits, trumps} from './board.js';
import type {EndingTable} from './ending-table.js';

/**
 * Canonical numbering of suits: cards that follow each other from weak to strong with the same owners have the same shape, trumps apart.
 * Positions of the same shapes are the same game, except for card points.
 */
export class SuitShapes {
  /** Memo of shapes by the mask of a suit's cards left, each suit from its own offset; 0 is unknown. */
  readonly #byPlaces: Int16Array;
  readonly #from = new Int32Array(4);
  /** Trie edges: the shape with one more card on top. */
  readonly #longer = new Map<number, number>();

  constructor(ending: EndingTable) {
    let room = 0;
    for (let suit = 0; suit < 4; suit++) {
      this.#from[suit] = room;
      room += 2 ** (32 - Math.clz32(ending.suits[suit]! >>> ending.first[suit]!));
    }
    this.#byPlaces = new Int16Array(room);
  }

  /** Shape number of the cards left in a suit, below 4,096; 0 for none. */
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
