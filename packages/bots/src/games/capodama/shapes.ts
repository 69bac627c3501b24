import type {EndingTable} from './ending-table.js';

/**
 * How the cards of a suit lie, as numbers: the same wherever the same seats' cards, trumps or not, follow each other from weak to
 * strong. Positions of the same shapes are the same game, but for what the cards count.
 */
export class Shapes {
  readonly #ending: EndingTable;
  readonly #first: Int32Array;
  readonly #suits: Int32Array;
  /** By suit, and the places of its cards that are left; 0 where it is not known. */
  readonly #byPlaces = new Int16Array(4 << 12);
  /** Of a shape and a card more on top. */
  readonly #longer = new Map<number, number>();

  constructor(ending: EndingTable) {
    this.#ending = ending;
    this.#first = ending.first;
    this.#suits = ending.suits;
  }

  /** The shape that the cards left have in a suit, below 4,096; that of none is 0. */
  of(suit: number, alive: number): number {
    const places = (alive & this.#suits[suit]!) >>> this.#first[suit]!;
    return places === 0 ? 0 : this.#byPlaces[(suit << 12) | places]! || this.#add(suit, places);
  }

  #add(suit: number, places: number): number {
    const {owner, trumps, first} = this.#ending;
    const top = 31 - Math.clz32(places);
    const card = first[suit]! + top;
    const below = this.of(suit, (places ^ (1 << top)) << first[suit]!);
    const key = (below << 6) | (owner[card]! << 3) | (((trumps >>> card) & 1) << 2) | suit;
    let shape = this.#longer.get(key);
    if (shape === undefined) this.#longer.set(key, (shape = this.#longer.size + 1));
    this.#byPlaces[(suit << 12) | places] = shape;
    return shape;
  }
}
