import {bitCount} from '@cartavola/engine';
import {pointsOf} from './board.js';

// Transposition table of the search: bounds on each position's value, and its best move. Positions are looked up by
// their shapes (see `SuitShapes`). An entry with the same shapes but different cards still gives bounds: the same play
// wins the same tricks in both positions, so their values differ at most by the difference in points between these
// cards.

/**
 * Number of buckets, a power of two. The table fits in a second-level cache. Having four times as many buckets makes a
 * search 10% slower.
 */
const BUCKETS = 1 << 13;
const WAYS = 4;
const GENERATIONS = 1 << 10;

/**
 * Integers per entry: two for the shapes and the leader, one for the mask of remaining cards, one for generation, move
 * and bounds.
 */
const FIELDS = 4;
// One buffer shared by all searches.
const ENTRIES = new Int32Array(BUCKETS * WAYS * FIELDS);
let generations = 0;

const NO_MOVE = 63;

/**
 * Index of the entry that the last lookup found or, if it found none, the bitwise complement of the bucket's index (a
 * negative number).
 */
export let mark = 0;

/** Returns the generation number with which a new search tags its entries. Entries of other generations are stale. */
export function newGeneration(): number {
  generations++;
  if (generations === GENERATIONS) {
    generations = 1;
    ENTRIES.fill(0);
  }
  return generations;
}

/**
 * Looks up a position by its key: two numbers with the shapes of two suits each (the first also contains the leader),
 * and the mask of remaining cards. `rest` is the number of points left in the position. Returns the bounds, and the
 * best move to try first: `lower | upper << 8 | move << 16`.
 */
export function findBounds(low: number, high: number, alive: number, rest: number, generation: number): number {
  let mixed = Math.imul(Math.imul(low, 0x9e3779b1) ^ high, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x297a2d39);
  const bucket = ((mixed ^ (mixed >>> 16)) & (BUCKETS - 1)) * (WAYS * FIELDS);
  let place = ~bucket;
  let move = NO_MOVE;
  let lower = 0;
  let upper = rest;
  for (let at = bucket; at < bucket + WAYS * FIELDS; at += FIELDS) {
    if (ENTRIES[at] !== low || ENTRIES[at + 1] !== high) continue;
    const bounds = ENTRIES[at + 3]!;
    if (bounds >>> 22 !== generation) continue;
    let least = bounds & 255;
    let most = (bounds >>> 8) & 255;
    if (ENTRIES[at + 2] === alive) {
      place = at;
      move = (bounds >>> 16) & 31;
    } else {
      if (move === NO_MOVE) move = (bounds >>> 16) & 31;
      const apart = compare(alive, ENTRIES[at + 2]!);
      least -= apart & 255;
      most += apart >> 8;
    }
    if (least > lower) lower = least;
    if (most < upper) upper = most;
  }
  mark = place;
  return lower | (upper << 8) | (move << 16);
}

/** Stores bounds for a position. `place` is the `mark` of its lookup. */
export function keepBounds(
  place: number,
  low: number,
  high: number,
  alive: number,
  bounds: number,
  generation: number,
): void {
  const at = place < 0 ? roomIn(~place, generation) : place;
  ENTRIES[at] = low;
  ENTRIES[at + 1] = high;
  ENTRIES[at + 2] = alive;
  ENTRIES[at + 3] = (generation << 22) | bounds;
}

/** Chooses the entry to replace in a bucket: a stale one or, if there is none, the one with the fewest cards. */
function roomIn(bucket: number, generation: number): number {
  let room = bucket;
  let fewest = Infinity;
  for (let at = bucket; at < bucket + WAYS * FIELDS; at += FIELDS) {
    if (ENTRIES[at + 3]! >>> 22 !== generation) return at;
    const cards = bitCount(ENTRIES[at + 2]!);
    if (cards < fewest) {
      fewest = cards;
      room = at;
    }
  }
  return room;
}

/**
 * Bounds the difference in value between two positions with equal shapes: the number of points by which the first may
 * be worth less, plus 256 times the number by which it may be worth more. Cards are paired in order, because each suit
 * has the same number of cards in both.
 */
function compare(here: number, there: number): number {
  let less = 0;
  let more = 0;
  // Cards at the same index in both positions make no difference.
  while (here !== there) {
    const one = 31 - Math.clz32(here);
    const other = 31 - Math.clz32(there);
    if (one !== other) {
      const gain = pointsOf[one]! - pointsOf[other]!;
      if (gain > 0) more += gain;
      else less -= gain;
    }
    here ^= 1 << one;
    there ^= 1 << other;
  }
  return less | (more << 8);
}
