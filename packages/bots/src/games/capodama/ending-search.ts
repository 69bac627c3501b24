import {bitCount} from '@cartavola/engine';
import {beaters, hands, layOut, ownerOf, pointsOf, sameOf, seats, trumps, withCapo} from './board.js';
import {playable} from '@cartavola/engine/games/capodama/rules.js';
import type {EndingTable} from './ending-table.js';
import {findBounds, keepBounds, mark, newGeneration} from './known-bounds.js';
import {hasEqual, listLeads, listMove, takeBest} from './move-order.js';
import {SuitShapes} from './suit-shapes.js';
import {surePoints} from './sure-points.js';

/** Upper bound for all values. */
const HIGHEST = 200;
const LOWEST = -1;

// State of the current search: node budget, generation and shapes for the transposition table, and top of the move
// stack.
let budget = 0;
let generation = 0;
let shapes: SuitShapes;
let top = 0;

/**
 * Null-window alpha-beta search with a transposition table. The value of a position is the number of points that the
 * capo's side takes from there on, including the current trick. `alive` is the mask of the cards in all hands. `rest`
 * is their points plus the trick's.
 */
export class EndingSearch {
  /**
   * Number of positions at the start of a trick that may still be searched. If this is below 0, the search was aborted
   * and its results are invalid.
   */
  budget = 0;
  readonly #ending: EndingTable;
  readonly #shapes: SuitShapes;
  readonly #generation = newGeneration();
  /**
   * Root position: mask of the cards in all hands, points left including the current trick, the best card in that
   * trick, and the trick's points.
   */
  #alive = 0;
  #rest = 0;
  #best = -1;
  #laid = 0;

  constructor(ending: EndingTable) {
    this.#ending = ending;
    this.#shapes = new SuitShapes(ending);
    for (const hand of ending.hands) this.#alive |= hand;
    for (const points of ending.points) this.#rest += points;
    for (const card of ending.laid) {
      if (this.#best < 0 || (ending.beaters[this.#best]! >>> card) & 1) this.#best = card;
      this.#laid += ending.points[card]!;
    }
  }

  /**
   * Tests the root value against `beta`. Returns a lower bound if the value is at least `beta`, otherwise an upper
   * bound.
   */
  value(beta: number): number {
    const {laid, seat} = this.#ending;
    this.#begin();
    const value =
      laid.length === 0
        ? lead(this.#alive, seat, this.#rest, beta)
        : follow(this.#alive, seat, laid.length, sameOf[laid[0]!]!, this.#best, this.#laid, this.#rest, beta);
    this.budget = budget;
    return value;
  }

  /** Tests the value after the seat to act plays a card. Returns a bound, as `value` does. */
  valueAfter(card: number, beta: number): number {
    const {laid, seat} = this.#ending;
    this.#begin();
    const bit = 1 << card;
    const best = this.#best < 0 || (beaters[this.#best]! & bit) !== 0 ? card : this.#best;
    const led = sameOf[laid[0] ?? card]!;
    const points = this.#laid + pointsOf[card]!;
    const value = after(this.#alive ^ bit, seat, laid.length + 1, led, best, points, this.#rest, beta);
    this.budget = budget;
    return value;
  }

  #begin(): void {
    layOut(this.#ending);
    ({budget} = this);
    shapes = this.#shapes;
    generation = this.#generation;
    top = 0;
  }
}

/** Searches a position at the start of a trick. */
function lead(alive: number, leader: number, rest: number, beta: number): number {
  if (beta <= 0 || rest === 0) return 0;
  if (beta > rest) return rest;
  const hand = alive & hands[leader]!;
  if ((hand & (hand - 1)) === 0) return lastTrick(alive, leader, rest);
  const low = shapes.of(0, alive) | (shapes.of(1, alive) << 12) | (leader << 24);
  const high = shapes.of(2, alive) | (shapes.of(3, alive) << 12);
  const found = findBounds(low, high, alive, rest, generation);
  const place = mark;
  let lower = found & 255;
  let upper = (found >> 8) & 255;
  if (lower >= beta || lower === upper) return lower;
  if (upper < beta) return upper;
  const sure = surePoints(alive, leader, bitCount(hand), rest, beta);
  if ((sure & 255) > lower) lower = sure & 255;
  if (sure >> 8 < upper) upper = sure >> 8;
  if (lower >= beta || lower === upper) return lower;
  if (upper < beta) return upper;
  if (--budget < 0) return 0;
  const from = top;
  top = listLeads(from, leader, alive, found >> 16);
  const best = bestFrom(from, alive, leader, 1, 0, -1, 0, rest, beta);
  if (budget < 0) return 0;
  const value = best >> 6;
  if (value >= beta) lower = value;
  else upper = value;
  keepBounds(place, low, high, alive, lower | (upper << 8) | ((best & 63) << 16), generation);
  return value;
}

/** Searches a position where a seat follows, with `count` cards in the trick. */
function follow(
  alive: number,
  seat: number,
  count: number,
  led: number,
  best: number,
  points: number,
  rest: number,
  beta: number,
): number {
  const hand = alive & hands[seat]!;
  const may = playable(hand, led, trumps);
  const beating = beaters[best]!;
  count++;
  if ((may & (may - 1)) === 0) {
    const card = 31 - Math.clz32(may);
    const now = (beating & may) === 0 ? best : card;
    return after(alive ^ may, seat, count, led, now, points + pointsOf[card]!, rest, beta);
  }
  const side = withCapo[seat]!;
  /** Cards that the other side can still play to the trick. */
  let threat = 0;
  for (let place = count, other = seat + 1; place < seats; place++, other++) {
    if (other === seats) other = 0;
    if (withCapo[other] !== side) threat |= alive & hands[other]!;
  }
  // Ordering score of a card that doesn't beat the best one. It is based on the card's points, and is lower for a
  // trump.
  let base = 0;
  let rising = -4;
  let less = 80;
  if (withCapo[ownerOf[best]!] === side) {
    base = (beating & threat) === 0 ? 120 : 20;
    rising = 4;
    less = 120;
  }
  const from = top;
  let end = from;
  // Cards that can rank between two others, so that these aren't interchangeable: those in the hands, and the best one
  // in the current trick.
  const live = alive | (1 << best);
  for (let left = may; left !== 0;) {
    const card = 31 - Math.clz32(left);
    const bit = 1 << card;
    left ^= bit;
    if (hasEqual(card, live, may)) continue;
    let score = base + rising * pointsOf[card]! - ((bit & trumps) === 0 ? 0 : less);
    if ((beating & bit) !== 0) {
      score = (beaters[card]! & threat) === 0 ? 200 + 4 * pointsOf[card]! : 40;
      if ((bit & trumps) !== 0) score -= 60;
    }
    listMove(end++, score, card);
  }
  top = end;
  return bestFrom(from, alive, seat, count, led, best, points, rest, beta) >> 6;
}

/**
 * Searches the listed moves starting at an index, removes them from the list, and returns the best value × 64 plus the
 * number of the card that achieves it. `best` is -1 before a lead.
 */
function bestFrom(
  from: number,
  alive: number,
  seat: number,
  count: number,
  led: number,
  best: number,
  points: number,
  rest: number,
  beta: number,
): number {
  const isCapo = withCapo[seat] === 1;
  const beating = best < 0 ? -1 : beaters[best]!;
  const end = top;
  let value = isCapo ? LOWEST : HIGHEST;
  let move = 0;
  for (let place = from; place < end; place++) {
    const card = takeBest(place, end);
    const bit = 1 << card;
    const now = (beating & bit) === 0 ? best : card;
    const suit = best < 0 ? sameOf[card]! : led;
    const got = after(alive ^ bit, seat, count, suit, now, points + pointsOf[card]!, rest, beta);
    if (budget < 0) break;
    if (isCapo ? got <= value : got >= value) continue;
    value = got;
    move = card;
    if (isCapo ? value >= beta : value < beta) break;
  }
  top = from;
  return (value << 6) | move;
}

/** Continues the search after a card has been played. `count` is the number of cards in the trick. */
function after(
  alive: number,
  seat: number,
  count: number,
  led: number,
  best: number,
  points: number,
  rest: number,
  beta: number,
): number {
  if (count < seats) return follow(alive, seat + 1 === seats ? 0 : seat + 1, count, led, best, points, rest, beta);
  const winner = ownerOf[best]!;
  const gain = withCapo[winner] === 1 ? points : 0;
  return gain + lead(alive, winner, rest - points, beta - gain);
}

function lastTrick(alive: number, leader: number, rest: number): number {
  let best = 31 - Math.clz32(alive & hands[leader]!);
  for (let seat = 0; seat < seats; seat++) {
    const hand = alive & hands[seat]!;
    if ((beaters[best]! & hand) !== 0) best = 31 - Math.clz32(hand);
  }
  return withCapo[ownerOf[best]!] === 1 ? rest : 0;
}
