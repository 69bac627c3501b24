import {bitCount} from '@cartavola/engine';
import {pointsOf} from './board.js';

// What a search has found out about positions: bounds of their values, and the move that showed them. A position is looked for by its
// shapes. One of the same shapes in which other cards lie says something too: who plays it in the same way takes the same tricks,
// so the value can differ by no more than the points of those cards do.

/** All that a processor's second cache holds: with four times as many a search takes a tenth longer. */
const BUCKETS = 1 << 13;
const WAYS = 4;
const GENERATIONS = 1 << 10;

/** Of an entry: the shapes with the leader, the cards left, and the generation, move and bounds. */
const FIELDS = 4;
// One block of memory for all searches.
const ENTRIES = new Int32Array(BUCKETS * WAYS * FIELDS);
let generations = 0;

/** No card. */
const NO_MOVE = 63;

/** Where the position that was looked for last is kept, or (negative) can be. */
export let mark = 0;

/** A number by which a search knows what it has kept itself. */
export function newGeneration(): number {
  generations++;
  if (generations === GENERATIONS) {
    generations = 1;
    ENTRIES.fill(0);
  }
  return generations;
}

/**
 * What is known of a position, by its shapes, two suits a number, with the leader, and the cards left; `rest`: its points. The bounds and
 * a move that may be good: `lower | upper << 8 | move << 16`.
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

/** Keeps what is known now of the position that was looked for when `mark` was taken. */
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

/** Where in a bucket to keep a position: in place of another search's, else of that with the fewest cards. */
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
 * By how many points a position may be worth less than another of the same shapes, and (times 256) by how many more. Cards in the same
 * place are each other's: the shapes have the same number in every suit.
 */
function compare(here: number, there: number): number {
  let less = 0;
  let more = 0;
  // Cards that are in both at the same place tell nothing.
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
