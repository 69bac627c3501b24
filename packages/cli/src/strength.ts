import type {Pair} from './league.js';

/** Statistics on two levels from many packs, each played twice. */
export interface Strength {
  /** Average over the packs, in game points. */
  readonly margin: number;
  /** Standard error of that average. */
  readonly error: number;
  /** Average points of each level per pack. */
  readonly points: readonly [number, number];
  /** How often the first level scored more than the second, from 0 to 1. A tie counts as half. */
  readonly won: number;
}

export function strengthOf(pairs: Iterable<Pair>): Strength {
  let count = 0;
  let [sum, squares, first, second, won] = [0, 0, 0, 0, 0];
  for (const pair of pairs) {
    count++;
    sum += pair.margin;
    squares += pair.margin ** 2;
    first += pair.points[0];
    second += pair.points[1];
    won += pair.won / 2;
  }
  const margin = sum / count;
  const variance = count > 1 ? (squares - count * margin ** 2) / (count - 1) : 0;
  return {
    margin,
    error: Math.sqrt(Math.max(0, variance) / count),
    points: [first / count, second / count],
    won: won / count,
  };
}
