import {bitCount} from '@cartavola/engine/masks.js';

const BUCKETS = 1 << 15;
const WAYS = 4;
const GENERATIONS = 1 << 10;

/** Of an entry: the shapes with the leader, the cards left, and the generation, move and bounds. */
const FIELDS = 4;
// One block of memory for all searches.
const ENTRIES = new Int32Array(BUCKETS * WAYS * FIELDS);
let generations = 0;

/**
 * What a search has found out about positions: bounds of their values, and the move that showed them. A position is looked for by its
 * shapes. One of the same shapes in which other cards lie says something too: who plays it in the same way takes the same tricks,
 * so the value can differ by no more than the points of those cards do.
 */
export class KnownBounds {
  /** What the last `find` found out. */
  lower = 0;
  upper = 0;
  /** -1 where none is known. */
  move = -1;

  readonly #points: Int32Array;
  readonly #generation: number;
  #bucket = 0;
  #place = -1;

  constructor(points: Int32Array) {
    this.#points = points;
    generations++;
    if (generations === GENERATIONS) {
      generations = 1;
      ENTRIES.fill(0);
    }
    this.#generation = generations;
  }

  /** Narrows `lower` and `upper` by what is known of a position: its shapes, two suits a number, with the leader, and the cards left. */
  find(shapesLow: number, shapesHigh: number, alive: number): void {
    let mixed = Math.imul(Math.imul(shapesLow, 0x9e3779b1) ^ shapesHigh, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
    const bucket = ((mixed ^ (mixed >>> 16)) & (BUCKETS - 1)) * (WAYS * FIELDS);
    this.#bucket = bucket;
    this.#place = -1;
    this.move = -1;
    for (let at = bucket; at < bucket + WAYS * FIELDS; at += FIELDS) {
      if (ENTRIES[at] !== shapesLow || ENTRIES[at + 1] !== shapesHigh) continue;
      const bounds = ENTRIES[at + 3]!;
      if (bounds >>> 22 !== this.#generation) continue;
      if (ENTRIES[at + 2] === alive) {
        this.#place = at;
        this.move = (bounds >>> 16) & 31;
        this.#narrow(bounds, 0, 0);
      } else {
        if (this.move < 0) this.move = (bounds >>> 16) & 31;
        this.#compare(bounds, alive, ENTRIES[at + 2]!);
      }
    }
  }

  /** Keeps what is known now of the position that was looked for when `mark` was taken. */
  keep(
    mark: number,
    shapesLow: number,
    shapesHigh: number,
    alive: number,
    lower: number,
    upper: number,
    move: number,
  ): void {
    let at = mark;
    if (at < 0) at = this.#room(~at);
    ENTRIES[at] = shapesLow;
    ENTRIES[at + 1] = shapesHigh;
    ENTRIES[at + 2] = alive;
    ENTRIES[at + 3] = (this.#generation << 22) | (move << 16) | (upper << 8) | lower;
  }

  /** Where the position that was looked for last is kept, or (negative) can be. */
  get mark(): number {
    return this.#place >= 0 ? this.#place : ~this.#bucket;
  }

  /** Where in a bucket to keep a position: in place of another search's, else of that with the fewest cards. */
  #room(bucket: number): number {
    let room = bucket;
    let fewest = Infinity;
    for (let at = bucket; at < bucket + WAYS * FIELDS; at += FIELDS) {
      if (ENTRIES[at + 3]! >>> 22 !== this.#generation) return at;
      const cards = bitCount(ENTRIES[at + 2]!);
      if (cards < fewest) {
        fewest = cards;
        room = at;
      }
    }
    return room;
  }

  #narrow(bounds: number, loss: number, gain: number): void {
    const lower = (bounds & 255) - loss;
    const upper = ((bounds >>> 8) & 255) + gain;
    if (lower > this.lower) this.lower = lower;
    if (upper < this.upper) this.upper = upper;
  }

  /** Cards in the same place are each other's: the shapes have the same number in every suit. */
  #compare(bounds: number, here: number, there: number): void {
    const points = this.#points;
    let loss = 0;
    let gain = 0;
    // Cards that are in both at the same place tell nothing.
    while (here !== there) {
      const one = 31 - Math.clz32(here);
      const other = 31 - Math.clz32(there);
      if (one !== other) {
        const more = points[one]! - points[other]!;
        if (more > 0) gain += more;
        else loss -= more;
      }
      here ^= 1 << one;
      there ^= 1 << other;
    }
    this.#narrow(bounds, loss, gain);
  }
}
