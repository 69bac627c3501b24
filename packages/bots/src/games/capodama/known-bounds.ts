const BUCKETS = 1 << 15;
const WAYS = 4;
const GENERATIONS = 1 << 10;

/** Of an entry: the shapes with the leader, the places, and the generation, move and bounds. */
const FIELDS = 5;
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

  /** Narrows `lower` and `upper` by what is known of a position: its shapes with the leader, and its places, two suits a number. */
  find(shapesLow: number, shapesHigh: number, placesLow: number, placesHigh: number): void {
    let mixed = Math.imul(shapesLow, 0x9e3779b1) ^ Math.imul(shapesHigh, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
    const bucket = ((mixed ^ (mixed >>> 13)) & (BUCKETS - 1)) * (WAYS * FIELDS);
    this.#bucket = bucket;
    this.#place = -1;
    this.move = -1;
    for (let at = bucket; at < bucket + WAYS * FIELDS; at += FIELDS) {
      if (ENTRIES[at] !== shapesLow || ENTRIES[at + 1] !== shapesHigh) continue;
      const bounds = ENTRIES[at + 4]!;
      if (bounds >>> 22 !== this.#generation) continue;
      if (ENTRIES[at + 2] === placesLow && ENTRIES[at + 3] === placesHigh) {
        this.#place = at;
        this.move = (bounds >>> 16) & 63;
        this.#narrow(bounds, 0, 0);
      } else {
        if (this.move < 0) this.move = (bounds >>> 16) & 63;
        this.#compare(bounds, placesLow, ENTRIES[at + 2]!, placesHigh, ENTRIES[at + 3]!);
      }
    }
  }

  /** Keeps what is known now of the position that was looked for when `mark` was taken. */
  keep(
    mark: number,
    shapesLow: number,
    shapesHigh: number,
    placesLow: number,
    placesHigh: number,
    lower: number,
    upper: number,
    move: number,
  ): void {
    let at = mark;
    if (at < 0) at = this.#room(~at);
    ENTRIES[at] = shapesLow;
    ENTRIES[at + 1] = shapesHigh;
    ENTRIES[at + 2] = placesLow;
    ENTRIES[at + 3] = placesHigh;
    ENTRIES[at + 4] = (this.#generation << 22) | (move << 16) | (upper << 8) | lower;
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
      if (ENTRIES[at + 4]! >>> 22 !== this.#generation) return at;
      const cards = bitCount(ENTRIES[at + 2]!) + bitCount(ENTRIES[at + 3]!);
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

  /** Cards in the same place within their suits are each other's. */
  #compare(bounds: number, hereLow: number, thereLow: number, hereHigh: number, thereHigh: number): void {
    const points = this.#points;
    let loss = 0;
    let gain = 0;
    for (let suits = 0; suits < 4; suits += 2) {
      let here = suits === 0 ? hereLow : hereHigh;
      let there = suits === 0 ? thereLow : thereHigh;
      // Cards that are in both at the same place tell nothing.
      while (here !== there) {
        const one = 31 - Math.clz32(here);
        const other = 31 - Math.clz32(there);
        if (one !== other) {
          const more = cardPoints(points, suits, one) - cardPoints(points, suits, other);
          if (more > 0) gain += more;
          else loss -= more;
        }
        here ^= 1 << one;
        there ^= 1 << other;
      }
    }
    this.#narrow(bounds, loss, gain);
  }
}

/** Of a bit of two suits: the first has the lower twelve. */
const cardPoints = (points: Int32Array, suits: number, bit: number): number =>
  points[bit < 12 ? (suits << 4) | bit : ((suits + 1) << 4) | (bit - 12)]!;

function bitCount(mask: number): number {
  let count = 0;
  for (; mask !== 0; mask &= mask - 1) count++;
  return count;
}
