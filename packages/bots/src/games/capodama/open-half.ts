import {shuffled, suitIndex, type Card, type Random, type Seat} from '@cartavola/engine';
import {isTrump, powerIn} from '@cartavola/engine/games/capodama/rules.js';

/** Half a deal between two open hands, as it stands. */
export interface OpenHalf {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** Whose turn it is. */
  readonly seat: Seat;
  /** The card led, where one lies there. */
  readonly laid: Card | undefined;
  /** Whose points count. */
  readonly player: Seat;
  /** What that seat has. */
  readonly points: number;
  readonly pointsOf: (card: Card) => number;
}

/** The first card of a way through the half, and by how many points the way misses the aim. */
export interface Way {
  readonly card: Card;
  readonly miss: number;
}

/** The points with which the half should end, both included. */
export interface Aim {
  readonly least: number;
  readonly most: number;
}

/** The way that comes nearest to the aim among those that so many cards, tried in a random order, allow. */
export function nearest(half: OpenHalf, aim: Aim, tries: number, random: Random): Way {
  const search = new Search(aim, tries, random, half);
  search.from(half.hands, half.seat, half.laid, half.points);
  return {card: search.first!, miss: search.miss};
}

class Search {
  miss = Infinity;
  first: Card | undefined;
  readonly #aim: Aim;
  readonly #random: Random;
  readonly #half: OpenHalf;
  readonly #row: Card[] = [];
  #left: number;

  constructor(aim: Aim, tries: number, random: Random, half: OpenHalf) {
    this.#aim = aim;
    this.#left = tries;
    this.#random = random;
    this.#half = half;
  }

  from(hands: readonly (readonly Card[])[], seat: Seat, laid: Card | undefined, points: number): void {
    const hand = hands[seat]!;
    if (hand.length === 0) {
      this.#end(points);
      return;
    }
    const {least, most} = this.#aim;
    // Too many already, or too few even with all: how near it may come is known.
    const over = points - most;
    if (over >= this.miss) return;
    const all = points + this.#pointsIn(hands.flat()) + (laid === undefined ? 0 : this.#half.pointsOf(laid));
    if (least - all >= this.miss) return;
    for (const card of shuffled(playable(hand, laid), this.#random)) {
      // The first way is followed to its end, whatever it costs.
      if (this.miss === 0 || (this.#left-- <= 0 && this.miss < Infinity)) return;
      this.#row.push(card);
      this.#play(hands, seat, laid, points, card);
      this.#row.pop();
    }
  }

  #play(hands: readonly (readonly Card[])[], seat: Seat, laid: Card | undefined, points: number, card: Card): void {
    const rest = hands.map((hand, other) => (other === seat ? hand.filter((one) => one !== card) : hand));
    if (laid === undefined) {
      this.from(rest, 1 - seat, card, points);
      return;
    }
    const led = suitIndex(laid);
    const winner = powerIn(card, led) > powerIn(laid, led) ? seat : 1 - seat;
    this.from(rest, winner, undefined, winner === this.#half.player ? points + this.#pointsIn([laid, card]) : points);
  }

  #end(points: number): void {
    const {least, most} = this.#aim;
    const miss = Math.max(0, least - points, points - most);
    if (miss >= this.miss) return;
    this.miss = miss;
    this.first = this.#row[0];
  }

  #pointsIn(cards: readonly Card[]): number {
    return cards.reduce((sum, card) => sum + this.#half.pointsOf(card), 0);
  }
}

/** `capodama.follow`. */
function playable(hand: readonly Card[], laid: Card | undefined): readonly Card[] {
  if (laid === undefined) return hand;
  const follows = (card: Card): boolean => suitIndex(card) === suitIndex(laid);
  return hand.some(follows) ? hand.filter((card) => follows(card) || isTrump(card)) : hand;
}
