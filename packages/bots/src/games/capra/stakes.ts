import {ALL_POINTS, lossOf} from '@cartavola/engine/games/capra/rules.js';

/** With so many points at least a side keeps out of the next greater loss, the greatest first; -1: it has no trick. */
const SAFE = [-1, 0, 31, 60] as const;

/** How likely the first side has at least so many points when the deal is over; -1 without a trick, one more than all where the others have none. */
export type ChanceOf = (points: number) => number;

/** With how many points at least a side that has so many penalty points is not the goat after this deal; -1: in any case. */
const leastFor = (total: number, target: number): number =>
  SAFE.find((points) => total + (points === 60 ? 0 : lossOf(points, points >= 0)) < target)!;

/**
 * `capra.match`: what the deal does to the match, from 0, where the first side is the goat, to 1, where the other is; 0.5: it goes on.
 * Undefined where neither can be the goat yet. `totals`: the sides' penalty points before the deal.
 */
export function matchWorth([own, others]: readonly number[], target: number, chance: ChanceOf): number | undefined {
  const least = leastFor(own!, target);
  const theirs = leastFor(others!, target);
  if (least < 0 && theirs < 0) return undefined;
  return (chance(least) + chance(ALL_POINTS + 1 - theirs)) / 2;
}
