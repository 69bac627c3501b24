import type {EndingTable} from './ending-table.js';

/** A listed move: how promising it is, above, and its card, in six bits. */
export const cardIn = (move: number): number => move & 63;

/** Which moves there are, and which to look at first. */
export class MoveOrder {
  readonly #seats: number;
  readonly #suit: Int32Array;
  readonly #suits: Int32Array;
  readonly #points: Int32Array;
  readonly #owner: Int32Array;
  readonly #beaters: Int32Array;
  readonly #hands: Int32Array;
  readonly #withCapo: Int32Array;
  readonly #trumps: number;
  readonly #blank: number;

  constructor(ending: EndingTable) {
    this.#seats = ending.seats;
    this.#suit = ending.suit;
    this.#suits = ending.suits;
    this.#points = ending.points;
    this.#owner = ending.owner;
    this.#beaters = ending.beaters;
    this.#hands = ending.hands;
    this.#withCapo = ending.withCapo;
    this.#trumps = ending.trumps;
    this.#blank = ending.blank;
  }

  /**
   * Lists the leads of a seat from a place on, the most promising first, and returns the place after the last. `first` is known to be
   * good. Of cards without points that are as good as one another it lists one.
   */
  leads(moves: Int32Array, from: number, seat: number, alive: number, first: number): number {
    const hand = this.#hands[seat]!;
    const side = this.#withCapo[seat]!;
    let end = from;
    for (let left = hand; left !== 0;) {
      const card = 31 - Math.clz32(left);
      const bit = 1 << card;
      left ^= bit;
      const higher = alive & this.#suits[this.#suit[card]!]! & -(bit << 1);
      const next = higher & -higher;
      if ((next & hand & this.#blank) !== 0 && (bit & this.#blank) !== 0) continue;
      const points = this.#points[card]!;
      let score: number;
      if (card === first) score = 1000;
      else if (higher === 0) score = 160 + 4 * points;
      else if (this.#withCapo[this.#owner[31 - Math.clz32(higher)]!] === side) score = 40 + 4 * points;
      else score = -4 * points;
      insert(moves, from, end++, ((score + 2048) << 6) | card);
    }
    return end;
  }

  /** Likewise the cards that may follow: the suit led, the best card of the trick, its points, and how many have played. */
  follows(
    moves: Int32Array,
    from: number,
    seat: number,
    count: number,
    led: number,
    best: number,
    laid: number,
    alive: number,
  ): number {
    const hands = this.#hands;
    const hand = hands[seat]!;
    const trumps = this.#trumps;
    // `capodama.follow`: the suit led, or any trump.
    const playable = (hand & led) === 0 ? hand : hand & (led | trumps);
    if ((playable & (playable - 1)) === 0) {
      moves[from] = 31 - Math.clz32(playable);
      return from + 1;
    }
    const side = this.#withCapo[seat]!;
    const beaters = this.#beaters;
    const beating = beaters[best]!;
    /** What the other side can still play to the trick. */
    let threat = 0;
    for (let after = count + 1, other = seat + 1; after < this.#seats; after++, other++) {
      if (other === this.#seats) other = 0;
      if (this.#withCapo[other] !== side) threat |= hands[other]!;
    }
    const isOwn = this.#withCapo[this.#owner[best]!] === side;
    const isOurs = isOwn && (beating & threat) === 0;
    let end = from;
    // Of the trick only its best card lies between others.
    const live = (alive & ~laid) | (1 << best);
    for (let left = playable; left !== 0;) {
      const card = 31 - Math.clz32(left);
      const bit = 1 << card;
      left ^= bit;
      const higher = live & this.#suits[this.#suit[card]!]! & -(bit << 1);
      const next = higher & -higher;
      const isTrump = (bit & trumps) !== 0;
      if ((next & hand & this.#blank) !== 0 && (bit & this.#blank) !== 0) continue;
      const points = this.#points[card]!;
      let score: number;
      if ((beating & bit) !== 0) {
        score = ((beaters[card]! & threat) === 0 ? 200 + 4 * points : 40) - (isTrump ? 60 : 0);
      } else if (isOurs) score = 120 + 4 * points - (isTrump ? 120 : 0);
      else if (isOwn) score = 20 + 4 * points - (isTrump ? 120 : 0);
      else score = -4 * points - (isTrump ? 80 : 0);
      insert(moves, from, end++, ((score + 2048) << 6) | card);
    }
    return end;
  }
}

/** Puts a move where it belongs among those before it. */
function insert(moves: Int32Array, from: number, end: number, entry: number): void {
  let to = end;
  while (to > from && moves[to - 1]! < entry) {
    moves[to] = moves[to - 1]!;
    to--;
  }
  moves[to] = entry;
}
