import {ALL_POINTS, lossOf} from '@cartavola/engine/games/capra/rules.js';

/** Point thresholds at which a side's loss becomes smaller, starting with the greatest loss. -1 means no trick. */
const SAFE = [-1, 0, 31, 60] as const;

/**
 * Probability that the first side has at least `points` at the end: -1 for no trick, one more than the maximum if the
 * other side has none.
 */
export type ChanceOf = (points: number) => number;

/**
 * Minimum number of points that a side with this penalty total needs to avoid losing the match in this deal. -1 if it
 * can't lose.
 */
const leastFor = (total: number, target: number): number =>
  SAFE.find((points) => total + (points === 60 ? 0 : lossOf(points, points >= 0)) < target)!;

/**
 * Rule `capra.match`: returns the expected effect of the deal on the match, from 0 (the first side loses it) to 1 (the
 * other side does). 0.5 means that the match goes on. Returns undefined if neither side can lose it in this deal.
 * `totals` are the penalty points by side before the deal.
 */
export function matchWorth([own, others]: readonly number[], target: number, chance: ChanceOf): number | undefined {
  const least = leastFor(own!, target);
  const theirs = leastFor(others!, target);
  if (least < 0 && theirs < 0) return undefined;
  return (chance(least) + chance(ALL_POINTS + 1 - theirs)) / 2;
}
