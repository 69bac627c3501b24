import type {EndingTable} from './ending-table.js';

/**
 * How the cards of a suit lie, as numbers: the same wherever the same seats' cards, trumps or not, follow each other from weak to
 * strong. Positions of the same shapes are the same game, but for what the cards count.
 */
export class Shapes {
  readonly #owner: Int32Array;
  readonly #trumps: Int32Array;
  readonly #byPlaces = new Int16Array(4 << 12).fill(-1);
  /** Of a shape and a card more on top. */
  readonly #longer = new Map<number, number>();

  constructor({owner, trumps}: EndingTable) {
    this.#owner = owner;
    this.#trumps = trumps;
  }

  /** The shape of these places of a suit, below 4,096; the shape of none is 0. */
  of(suit: number, places: number): number {
    const known = this.#byPlaces[(suit << 12) | places]!;
    return known >= 0 ? known : this.#add(suit, places);
  }

  #add(suit: number, places: number): number {
    if (places === 0) return 0;
    const top = 31 - Math.clz32(places);
    const below = this.of(suit, places ^ (1 << top));
    const isTrump = (this.#trumps[suit]! >> top) & 1;
    const key = (below << 6) | (this.#owner[(suit << 4) | top]! << 3) | (isTrump << 2) | suit;
    let shape = this.#longer.get(key);
    if (shape === undefined) this.#longer.set(key, (shape = this.#longer.size + 1));
    this.#byPlaces[(suit << 12) | places] = shape;
    return shape;
  }
}
