import {first, ownerOf, suits, trumps} from './board.js';
import type {EndingTable} from './ending-table.js';

/**
 * How the cards of a suit lie, as numbers: the same wherever the same seats' cards, trumps or not, follow each other from weak to
 * strong. Positions of the same shapes are the same game, but for what the cards count.
 */
export class Shapes {
  /** From a suit's place on: by the places of its cards that are left; 0 where it is not known. */
  readonly #byPlaces: Int16Array;
  readonly #from = new Int32Array(4);
  /** Of a shape and a card more on top. */
  readonly #longer = new Map<number, number>();

  constructor(ending: EndingTable) {
    let room = 0;
    for (let suit = 0; suit < 4; suit++) {
      this.#from[suit] = room;
      room += 2 ** (32 - Math.clz32(ending.suits[suit]! >>> ending.first[suit]!));
    }
    this.#byPlaces = new Int16Array(room);
  }

  /** The shape that the cards left have in a suit, below 4,096; that of none is 0. */
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
