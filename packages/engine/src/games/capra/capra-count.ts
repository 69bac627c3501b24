import type {MatchState} from '../../game.js';
import {numbersIn, isCounted, type CountedRound, type Counting} from '../../pad/counting.js';
import {problem} from '../../pad/round-problem.js';
import {sumsOf} from '../../pad/sums.js';
import type {Problem} from '../../result.js';
import {ALL_POINTS, PACK, pointsOf} from './cards.js';
import type {CapraOptions} from './options.js';
import {afterDeal, capraRules, type CapraResult} from './rules.js';
import {scoreBy} from './score.js';

/** Points that a side can have. */
const POSSIBLE = sumsOf(PACK.map((card) => pointsOf[card]!).filter((points) => points > 0));

/** Returns whether a side has no points. Its penalty then depends on whether it took a trick. */
const isBare = ({round}: Pick<CountedRound, 'round'>): boolean =>
  isCounted(round, 'points') && numbersIn(round, 'points', 2).includes(0);

function problemIn({round}: CountedRound): Problem | undefined {
  const points = numbersIn(round, 'points', 2);
  const side = points.findIndex((one) => !POSSIBLE.has(one));
  return side < 0
    ? undefined
    : problem('points', `points[${side}]`, `No set of cards is worth ${points[side]!} points.`, {is: points[side]!});
}

/** Counting in Capra: the 120 points and, for a side without points, whether it took a trick. */
export const capraCount: Counting = {
  rules: capraRules,
  usual: {},
  parties: 'side',

  fields: ({round}) => [
    {name: 'points', kind: 'count', of: 'side', size: 2, most: ALL_POINTS, sum: ALL_POINTS},
    ...(isBare({round}) ? [{name: 'trick', kind: 'flag', size: 1} as const] : []),
  ],

  problem: problemIn,

  book({round, state}, dealer) {
    const score = scoreBy(
      numbersIn(round, 'points', 2)[0]!,
      () => [],
      () => round['trick'] !== false,
    );
    const next = {dealer: (dealer + 1) % 4};
    return {state: afterDeal(state as MatchState<CapraOptions, CapraResult>, score, next), score};
  },
};
