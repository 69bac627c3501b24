import {layCard, TRUMP_POWER, type EndingTable, type LaidTrick} from './ending-table.js';
import {KnownBounds} from './known-bounds.js';
import {areOfOneRun, cardIn, MoveOrder} from './move-order.js';
import {Shapes} from './shapes.js';
import {surePoints} from './sure-points.js';

/** Beyond all values. */
export const HIGHEST = 200;
export const LOWEST = -1;

/** Alpha-beta with what is known of positions, from a position or after a card; values are what the capo's side takes from there on. */
export class EndingSearch {
  /** How many more positions before a trick may be looked into. Once it is below 0 the search has stopped, and what it returns means nothing. */
  budget = 0;
  readonly #ending: EndingTable;
  readonly #seats: number;
  readonly #power: Int32Array;
  readonly #points: Int32Array;
  readonly #owner: Int32Array;
  readonly #hands: Int32Array;
  readonly #alive: Int32Array;
  readonly #withCapo: Int32Array;
  readonly #shapes: Shapes;
  readonly #known: KnownBounds;
  /** The moves of all positions on the way here, each one's best first: how promising, its run, the card. */
  readonly #moves = new Int32Array(16 * 50);
  readonly #reached = new Int32Array(16 * 50);
  #top = 0;
  /** How many cards each hand had before the trick on the table, and the points of the cards in hands and trick. */
  #left: number;
  #rest = 0;
  readonly #trick: LaidTrick;
  /** By trick, from `left << 3` on: its cards. */
  readonly #rows = new Int32Array(13 << 3);
  readonly #order: MoveOrder;

  constructor(ending: EndingTable) {
    this.#ending = ending;
    this.#seats = ending.seats;
    this.#power = ending.power;
    this.#points = ending.points;
    this.#owner = ending.owner;
    this.#hands = ending.hands;
    this.#alive = ending.alive;
    this.#withCapo = ending.withCapo;
    this.#shapes = new Shapes(ending);
    this.#known = new KnownBounds(ending.points);
    this.#left = ending.left;
    this.#trick = ending.trick;
    this.#order = new MoveOrder(ending);
    this.#rows.set(ending.laid, this.#left << 3);
    for (let card = 0; card < 64; card++) this.#rest += this.#points[card]!;
  }

  /** The value before a trick, if it lies between `alpha` and `beta`; else a bound of it on its side of them. */
  lead(leader: number, alpha: number, beta: number): number {
    const rest = this.#rest;
    const left = this.#left;
    if (rest === 0 || left === 0) return 0;
    if (left === 1) return this.#lastTrick(leader);
    const known = this.#known;
    const sure = surePoints(this.#ending, leader, left, rest);
    known.lower = sure & 255;
    known.upper = sure >> 8;
    if (known.lower >= beta) return known.lower;
    if (known.upper <= alpha) return known.upper;
    const alive = this.#alive;
    const shapes = this.#shapes;
    const shapesLow = shapes.of(0, alive[0]!) | (shapes.of(1, alive[1]!) << 12) | (leader << 24);
    const shapesHigh = shapes.of(2, alive[2]!) | (shapes.of(3, alive[3]!) << 12);
    const placesLow = alive[0]! | (alive[1]! << 12);
    const placesHigh = alive[2]! | (alive[3]! << 12);
    known.find(shapesLow, shapesHigh, placesLow, placesHigh);
    let {lower, upper} = known;
    const {mark, move} = known;
    if (lower >= beta || lower === upper) return lower;
    if (upper <= alpha) return upper;
    if (--this.budget < 0) return 0;
    if (alpha < lower) alpha = lower;
    if (beta > upper) beta = upper;
    const found = this.#search(leader, alpha, beta, move);
    if (this.budget < 0) return 0;
    const value = found >> 6;
    if (value < beta && value < upper) upper = value;
    if (value > alpha && value > lower) lower = value;
    known.keep(mark, shapesLow, shapesHigh, placesLow, placesHigh, lower, upper, found & 63);
    return value;
  }

  /** The value after a card is laid, as `lead` gives it. */
  play(card: number, alpha: number, beta: number): number {
    const seat = this.#owner[card]!;
    const at = (seat << 2) | (card >> 4);
    const bit = 1 << (card & 15);
    const trick = this.#trick;
    const {count, led, best, bestSeat, points} = trick;
    this.#rows[(this.#left << 3) | count] = card;
    this.#hands[at]! ^= bit;
    layCard(trick, card, this.#power[card]!, seat, this.#points[card]!);
    const next = seat + 1 === this.#seats ? 0 : seat + 1;
    const value = count + 1 < this.#seats ? this.#search(next, alpha, beta, -1) >> 6 : this.#take(alpha, beta);
    this.#hands[at]! ^= bit;
    trick.count = count;
    trick.led = led;
    trick.best = best;
    trick.bestSeat = bestSeat;
    trick.points = points;
    return value;
  }

  /** The value when a trick is complete. */
  #take(alpha: number, beta: number): number {
    const trick = this.#trick;
    const {points, bestSeat} = trick;
    const gain = this.#withCapo[bestSeat] === 1 ? points : 0;
    const first = this.#left << 3;
    const alive = this.#alive;
    let gone0 = 0;
    let gone1 = 0;
    let gone2 = 0;
    let gone3 = 0;
    for (let place = first; place < first + this.#seats; place++) {
      const card = this.#rows[place]!;
      const bit = 1 << (card & 15);
      const suit = card >> 4;
      if (suit === 0) gone0 |= bit;
      else if (suit === 1) gone1 |= bit;
      else if (suit === 2) gone2 |= bit;
      else gone3 |= bit;
    }
    alive[0]! ^= gone0;
    alive[1]! ^= gone1;
    alive[2]! ^= gone2;
    alive[3]! ^= gone3;
    this.#rest -= points;
    this.#left--;
    trick.count = 0;
    trick.points = 0;
    const value = gain + this.lead(bestSeat, alpha - gain, beta - gain);
    this.#left++;
    this.#rest += points;
    alive[0]! ^= gone0;
    alive[1]! ^= gone1;
    alive[2]! ^= gone2;
    alive[3]! ^= gone3;
    return value;
  }

  #lastTrick(leader: number): number {
    let best = -1;
    let bestSeat = leader;
    let led = 0;
    for (let count = 0, seat = leader; count < this.#seats; count++, seat = seat + 1 === this.#seats ? 0 : seat + 1) {
      const at = seat << 2;
      let suit = 0;
      while (this.#hands[at | suit] === 0) suit++;
      const card = (suit << 4) | (31 - Math.clz32(this.#hands[at | suit]!));
      if (count === 0) led = suit;
      const power = this.#power[card]!;
      if (power > best && (suit === led || power >= TRUMP_POWER)) {
        best = power;
        bestSeat = seat;
      }
    }
    return this.#withCapo[bestSeat] === 1 ? this.#rest : 0;
  }

  /** The best move's value, times 64, and the move. */
  #search(seat: number, alpha: number, beta: number, first: number): number {
    const from = this.#top;
    const end = this.#order.list(this.#moves, from, seat, first);
    this.#top = end;
    const moves = this.#moves;
    const reached = this.#reached;
    const isCapo = this.#withCapo[seat] === 1;
    let value = isCapo ? -1 : HIGHEST;
    let move = cardIn(moves[from]!);
    for (let place = from; place < end; place++) {
      const entry = moves[place]!;
      const card = cardIn(entry);
      // Of cards with nothing of others between them, one wins what the other wins: they differ by their points at most.
      let bound = isCapo ? HIGHEST : -1;
      for (let other = from; other < place; other++) {
        if (!areOfOneRun(moves[other]!, entry)) continue;
        const apart = Math.abs(this.#points[card]! - this.#points[cardIn(moves[other]!)]!);
        if (isCapo) bound = Math.min(bound, reached[other]! + apart);
        else bound = Math.max(bound, reached[other]! - apart);
      }
      let got: number;
      if (isCapo ? bound <= alpha : bound >= beta) got = bound;
      else if (place === from || beta - alpha === 1) got = this.play(card, alpha, beta);
      else if (isCapo) {
        got = this.play(card, alpha, alpha + 1);
        if (got > alpha && got < beta) got = this.play(card, got - 1, beta);
      } else {
        got = this.play(card, beta - 1, beta);
        if (got < beta && got > alpha) got = this.play(card, alpha, got + 1);
      }
      if (this.budget < 0) break;
      reached[place] = got;
      if (isCapo) {
        if (got <= value) continue;
        value = got;
        move = card;
        if (value > alpha) alpha = value;
      } else {
        if (got >= value) continue;
        value = got;
        move = card;
        if (value < beta) beta = value;
      }
      if (alpha >= beta) break;
    }
    this.#top = from;
    return (value << 6) | move;
  }
}
