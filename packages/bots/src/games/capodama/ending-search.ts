import type {EndingTable} from './ending-table.js';
import {KnownBounds} from './known-bounds.js';
import {cardIn, MoveOrder} from './move-order.js';
import {Shapes} from './shapes.js';
import {surePoints} from './sure-points.js';

/** Beyond all values. */
export const HIGHEST = 200;
export const LOWEST = -1;

/**
 * Alpha-beta with what is known of positions, whether a value is at least so much: values are what the capo's side takes from there on,
 * with the trick on the table.
 */
export class EndingSearch {
  /** How many more positions before a trick may be looked into. Once it is below 0 the search has stopped, and what it returns means nothing. */
  budget = 0;
  readonly #ending: EndingTable;
  readonly #seats: number;
  readonly #suit: Int32Array;
  readonly #suits: Int32Array;
  readonly #points: Int32Array;
  readonly #owner: Int32Array;
  readonly #beaters: Int32Array;
  readonly #hands: Int32Array;
  readonly #withCapo: Int32Array;
  readonly #shapes: Shapes;
  readonly #known: KnownBounds;
  readonly #order: MoveOrder;
  /** The moves of all positions on the way here, each one's best first. */
  readonly #moves = new Int32Array(16 * 50);
  #top = 0;
  /** The cards in hands and trick, their points, and how many each hand had before the trick on the table. */
  #alive = 0;
  #rest = 0;
  #left: number;

  constructor(ending: EndingTable) {
    this.#ending = ending;
    this.#seats = ending.seats;
    this.#suit = ending.suit;
    this.#suits = ending.suits;
    this.#points = ending.points;
    this.#owner = ending.owner;
    this.#beaters = ending.beaters;
    this.#hands = ending.hands;
    this.#withCapo = ending.withCapo;
    this.#shapes = new Shapes(ending);
    this.#known = new KnownBounds(ending.points);
    this.#order = new MoveOrder(ending);
    this.#left = ending.left;
    for (const hand of ending.hands) this.#alive |= hand;
    for (const card of ending.laid) this.#alive |= 1 << card;
    for (const points of ending.points) this.#rest += points;
  }

  /** A bound of the value after a card of the seat to act: from below if it is `beta` or more, else from above. */
  valueAfter(card: number, beta: number): number {
    const {laid, seat} = this.#ending;
    let best = laid[0] ?? -1;
    let cards = 0;
    let points = 0;
    for (const one of laid) {
      if ((this.#beaters[best]! >>> one) & 1) best = one;
      cards |= 1 << one;
      points += this.#points[one]!;
    }
    const led = laid.length > 0 ? this.#suits[this.#suit[laid[0]!]!]! : 0;
    return this.#play(card, seat, laid.length, led, best, cards, points, beta);
  }

  /** Of the value before a trick, likewise. */
  #lead(leader: number, beta: number): number {
    const rest = this.#rest;
    const left = this.#left;
    if (beta <= 0 || rest === 0) return 0;
    if (beta > rest) return rest;
    if (left === 1) return this.#lastTrick(leader);
    const alive = this.#alive;
    const known = this.#known;
    known.lower = 0;
    known.upper = rest;
    const shapes = this.#shapes;
    const shapesLow = shapes.of(0, alive) | (shapes.of(1, alive) << 12) | (leader << 24);
    const shapesHigh = shapes.of(2, alive) | (shapes.of(3, alive) << 12);
    known.find(shapesLow, shapesHigh, alive);
    let {lower, upper} = known;
    const {mark, move} = known;
    if (lower >= beta || lower === upper) return lower;
    if (upper < beta) return upper;
    const sure = surePoints(this.#ending, alive, leader, left, rest, beta);
    if ((sure & 255) > lower) lower = sure & 255;
    if (sure >> 8 < upper) upper = sure >> 8;
    if (lower >= beta || lower === upper) return lower;
    if (upper < beta) return upper;
    if (--this.budget < 0) return 0;
    const end = this.#order.leads(this.#moves, this.#top, leader, alive, move);
    const found = this.#best(end, leader, 0, 0, 0, 0, 0, beta);
    if (this.budget < 0) return 0;
    const value = found >> 6;
    if (value >= beta) lower = value;
    else upper = value;
    known.keep(mark, shapesLow, shapesHigh, alive, lower, upper, found & 63);
    return value;
  }

  /** The value after a card: to a trick of so many cards of which `best` is the best, that are `laid` and count `points`. */
  #play(
    card: number,
    seat: number,
    count: number,
    led: number,
    best: number,
    laid: number,
    points: number,
    beta: number,
  ): number {
    const bit = 1 << card;
    if (count === 0) {
      led = this.#suits[this.#suit[card]!]!;
      best = card;
    } else if ((this.#beaters[best]! & bit) !== 0) best = card;
    laid |= bit;
    points += this.#points[card]!;
    this.#hands[seat]! ^= bit;
    let value: number;
    if (++count < this.#seats) {
      const next = seat + 1 === this.#seats ? 0 : seat + 1;
      const from = this.#top;
      const end = this.#order.follows(this.#moves, from, next, count, led, best, laid, this.#alive);
      value =
        end === from + 1
          ? this.#play(cardIn(this.#moves[from]!), next, count, led, best, laid, points, beta)
          : this.#best(end, next, count, led, best, laid, points, beta) >> 6;
    } else {
      const winner = this.#owner[best]!;
      const gain = this.#withCapo[winner] === 1 ? points : 0;
      this.#alive ^= laid;
      this.#rest -= points;
      this.#left--;
      value = gain + this.#lead(winner, beta - gain);
      this.#left++;
      this.#rest += points;
      this.#alive ^= laid;
    }
    this.#hands[seat]! ^= bit;
    return value;
  }

  #lastTrick(leader: number): number {
    const hands = this.#hands;
    let best = 31 - Math.clz32(hands[leader]!);
    for (let seat = 0; seat < this.#seats; seat++) {
      if ((this.#beaters[best]! & hands[seat]!) !== 0) best = 31 - Math.clz32(hands[seat]!);
    }
    return this.#withCapo[this.#owner[best]!] === 1 ? this.#rest : 0;
  }

  /** Of the moves that are listed up to `end` the best one's value, times 64, and its card. */
  #best(
    end: number,
    seat: number,
    count: number,
    led: number,
    best: number,
    laid: number,
    points: number,
    beta: number,
  ): number {
    const from = this.#top;
    this.#top = end;
    const moves = this.#moves;
    const isCapo = this.#withCapo[seat] === 1;
    let value = isCapo ? -1 : HIGHEST;
    let move = cardIn(moves[from]!);
    for (let place = from; place < end; place++) {
      const card = cardIn(moves[place]!);
      const got = this.#play(card, seat, count, led, best, laid, points, beta);
      if (this.budget < 0) break;
      if (isCapo ? got <= value : got >= value) continue;
      value = got;
      move = card;
      if (isCapo ? value >= beta : value < beta) break;
    }
    this.#top = from;
    return (value << 6) | move;
  }
}
