import type {Move, View} from '@cartavola/engine';
import {finish} from '../drive.js';
import type {Level} from '../levels.js';
import type {Players} from '../players.js';
import {numberOf} from '../search/move-number.js';

/** Lowest and highest rating. */
const LEAST = 800;
const MOST = 2200;
/** Ratings are multiples of this. */
const STEP = 10;

/** For each level: how often it is asked, its search iterations, and the weight of its errors in the rating. */
const ASKED: readonly {
  readonly level: Level;
  readonly times: number;
  readonly iterations: number;
  readonly weight: number;
}[] = [
  {level: 'beginner', times: 8, iterations: 0, weight: 0.2},
  {level: 'casual', times: 8, iterations: 0, weight: 0.3},
  {level: 'strong', times: 4, iterations: 0, weight: 0.35},
  {level: 'expert', times: 4, iterations: 100, weight: 0.15},
];
/** Sums of error weights at which a puzzle gets the highest and the lowest rating. */
const HARDEST = 0.9;
const EASIEST = 0.2;
/** Number of levels that answer at first sight. */
const AT_SIGHT = 2;

/** The levels' answers to a position. */
interface Answers {
  /** Share of right answers by level, weakest first. */
  readonly right: readonly number[];
  /** Share of right answers of the levels that answer at first sight. */
  readonly atSight: number;
  /** Most frequent wrong move. Undefined if there was none. */
  readonly tempting: Move | undefined;
}

/** Asks each level several times. `isRight` decides whether a move is a right answer. */
export function answersOf<V extends View>(
  {choose}: Pick<Players<V>, 'choose'>,
  view: V,
  isRight: (move: Move) => boolean,
  upTo = ASKED.length,
): Answers {
  const wrong = new Map<number, {readonly move: Move; times: number}>();
  const right = ASKED.slice(0, upTo).map(({level, times, iterations}) => {
    let found = 0;
    for (let time = 0; time < times; time++) {
      const {move} = finish(choose(view, {level, iterations, seed: `rated ${time}`}));
      if (isRight(move)) found++;
      else {
        const number = numberOf(move);
        const one = wrong.get(number) ?? {move, times: 0};
        one.times++;
        wrong.set(number, one);
      }
    }
    return found / times;
  });
  const [tempting] = [...wrong.values()].sort((a, b) => b.times - a.times);
  const sight = right.slice(0, AT_SIGHT);
  return {right, atSight: sight.reduce((sum, one) => sum + one, 0) / sight.length, tempting: tempting?.move};
}

/** Asks only the levels that answer at first sight. */
export const answersAtSight = <V extends View>(
  players: Pick<Players<V>, 'choose'>,
  view: V,
  isRight: (move: Move) => boolean,
): Answers => answersOf(players, view, isRight, AT_SIGHT);

/** Rates a position by the results of the levels: from 800, which nearly all levels solve, to 2200. */
export function ratingOf({right}: Answers): number {
  const missed = ASKED.reduce((sum, {weight}, place) => sum + weight * (1 - right[place]!), 0);
  const share = Math.min(1, Math.max(0, (missed - EASIEST) / (HARDEST - EASIEST)));
  return LEAST + STEP * Math.round(((MOST - LEAST) * share) / STEP);
}
