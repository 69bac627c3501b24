import type {CapraView} from '@cartavola/engine/games/capra/rules.js';
import {EndingHands} from './ending-hands.js';
import {takenIn} from './taken.js';

/** Lower and upper bounds for all values. */
export const LOWEST = -2;
export const HIGHEST = 130;

const SLOTS = 1 << 14;

/**
 * Alpha-beta search with a transposition table, for deals with an empty stock in which no seat can claim. A value is
 * the first side's points at the end: -1 if it has taken no trick, and one more than the maximum if the other side has
 * taken none.
 */
export class CapraSearch {
  /** Node budget. If it is below 0, the search was aborted and its results are invalid. */
  budget = 0;
  readonly #hands: EndingHands;
  /** Subset still held, by seat. */
  readonly #held = [0, 0, 0, 0];
  readonly #moves = new Int32Array(32 * 20);
  /** Transposition table, indexed by slot: key (hands, leader, sides with a trick), and bounds on the value. */
  readonly #keys = new Int32Array(SLOTS).fill(-1);
  readonly #bounds = new Int32Array(SLOTS);
  #top = 0;
  /** Bit mask of the sides that have taken a trick. */
  #taken = 0;
  /** Current trick: number of plays, best subset with its seat, and points. */
  #count = 0;
  #best = 0;
  #laid = 0;

  constructor(view: CapraView) {
    this.#hands = new EndingHands(view);
  }

  /** Returns the value of a position in the same ending if it is between `alpha` and `beta`, otherwise a bound. */
  valueOf({hands, trick, tricks, turn, position}: CapraView, alpha: number, beta: number): number {
    const parts = this.#hands;
    hands.forEach((hand, seat) => (this.#held[seat] = parts.partOf(seat, hand) & 15));
    const [own, others] = takenIn(tricks, position?.piles);
    this.#taken = (own.tricks > 0 ? 1 : 0) | (others.tricks > 0 ? 2 : 0);
    const before = own.points + (this.#taken & 1) - (this.#taken >> 1);
    this.#count = 0;
    this.#laid = 0;
    for (const {seat, type, cards} of trick.plays) {
      const part = parts.partOf(seat, cards);
      if (type !== 'fold') this.#best = part;
      this.#laid += parts.points[part]!;
      this.#count++;
    }
    const seat = turn[0] ?? 0;
    const from =
      this.#count === 0
        ? this.#lead(seat, alpha - before, beta - before)
        : this.#search(seat, alpha - before, beta - before);
    return before + from;
  }

  /** Searches a position at the start of a trick. Returns the first side's points from there on. */
  #lead(leader: number, alpha: number, beta: number): number {
    const [one, two, three, four] = this.#held as [number, number, number, number];
    if (this.#held[leader] === 0) return 0;
    const {points} = this.#hands;
    const rest = points[one]! + points[16 | two]! + points[32 | three]! + points[48 | four]!;
    let lower = this.#taken & 2 ? 0 : -1;
    let upper = rest + (this.#taken & 1 ? 0 : 1);
    if (lower >= beta || lower === upper) return lower;
    if (upper <= alpha) return upper;
    const key = one | (two << 4) | (three << 8) | (four << 12) | (leader << 16) | (this.#taken << 18);
    const slot = (Math.imul(key, 0x9e3779b1) >>> 16) & (SLOTS - 1);
    if (this.#keys[slot] === key) {
      const known = this.#bounds[slot]!;
      lower = Math.max(lower, (known & 255) - 1);
      upper = Math.min(upper, (known >> 8) - 1);
      if (lower >= beta || lower === upper) return lower;
      if (upper <= alpha) return upper;
    }
    if (--this.budget < 0) return 0;
    const value = this.#search(leader, alpha, beta);
    if (this.budget < 0) return 0;
    if (value < beta && value < upper) upper = value;
    if (value > alpha && value > lower) lower = value;
    this.#keys[slot] = key;
    this.#bounds[slot] = ((upper + 1) << 8) | (lower + 1);
    return value;
  }

  #search(seat: number, alpha: number, beta: number): number {
    const from = this.#top;
    const end = this.#list(seat, from);
    this.#top = end;
    const isFirst = (seat & 1) === 0;
    let value = isFirst ? LOWEST : HIGHEST;
    for (let place = from; place < end; place++) {
      const got = this.#play(seat, this.#moves[place]! & 127, alpha, beta);
      if (this.budget < 0) break;
      if (isFirst) {
        if (got > value) value = got;
        if (value > alpha) alpha = value;
      } else {
        if (got < value) value = got;
        if (value < beta) beta = value;
      }
      if (alpha >= beta) break;
    }
    this.#top = from;
    return value;
  }

  /** Plays a subset. The bit with value 64 in `move` is set for a lead or a beat. */
  #play(seat: number, move: number, alpha: number, beta: number): number {
    const part = move & 63;
    const count = this.#count;
    const best = this.#best;
    const laid = this.#laid;
    this.#held[seat]! ^= part & 15;
    this.#count++;
    this.#laid += this.#hands.points[part]!;
    if (move >= 64) this.#best = part;
    const value = this.#count < 4 ? this.#search((seat + 1) & 3, alpha, beta) : this.#take(alpha, beta);
    this.#held[seat]! ^= part & 15;
    this.#count = count;
    this.#best = best;
    this.#laid = laid;
    return value;
  }

  /** `capra.win-trick`: ends a trick and continues the search. */
  #take(alpha: number, beta: number): number {
    const winner = this.#best >> 4;
    const side = winner & 1;
    const taken = this.#taken;
    const isNew = (taken & (1 << side)) === 0;
    const gain = side === 0 ? this.#laid + Number(isNew) : -Number(isNew);
    this.#taken |= 1 << side;
    this.#count = 0;
    this.#laid = 0;
    const value = gain + this.#lead(winner, alpha - gain, beta - gain);
    this.#taken = taken;
    return value;
  }

  /** Lists a seat's moves starting at an index, most promising first. Returns the end index. */
  #list(seat: number, from: number): number {
    const hands = this.#hands;
    const held = this.#held[seat]!;
    const leads = this.#count === 0;
    const best = this.#best;
    const size = leads ? 0 : hands.size[best]!;
    const ours = !leads && (((best >> 4) ^ seat) & 1) === 0;
    let end = from;
    for (let part = held; part !== 0; part = (part - 1) & held) {
      const at = (seat << 4) | part;
      const points = hands.points[at]!;
      if (leads) {
        if (hands.oneSuit[at] === 1) end = this.#insert(from, end, 128 + 8 * hands.size[at]! + points, at | 64);
      } else if (hands.size[at] === size) {
        if (hands.beats(at, best)) end = this.#insert(from, end, ours ? 100 : 200, at | 64);
        end = this.#insert(from, end, ours ? 150 + points : 150 - points, at);
      }
    }
    return end;
  }

  #insert(from: number, end: number, score: number, move: number): number {
    const moves = this.#moves;
    const entry = (score << 7) | move;
    let to = end;
    for (; to > from && moves[to - 1]! < entry; to--) moves[to] = moves[to - 1]!;
    moves[to] = entry;
    return end + 1;
  }
}
