import type {MatchState} from '../../game.js';
import {numbersIn, type CountedRound, type CountField, type Counting} from '../../pad/counting.js';
import {problem} from '../../pad/round-problem.js';
import type {PadRound} from '../../pad/pad.js';
import {total} from '../../pad/sums.js';
import {RANKS} from '../../card.js';
import type {Problem} from '../../result.js';
import {COPIES, DEALS, DEALT} from './cards.js';
import type {CalypsoOptions} from './options.js';
import {afterDeal, calypsoRules} from './rules.js';
import {linesBy, type CalypsoCounts} from './score.js';

const SEATS = 4;
const RANKS_OF_SUIT = RANKS.length;

const countsIn = (round: PadRound): CalypsoCounts => {
  const of = (name: string): number[] => [...numbersIn(round, name, SEATS)];
  return {done: of('calypsos'), building: of('incomplete'), discards: of('discards'), revokes: of('revokes')};
};

const count = (name: string, most: number): CountField => ({name, kind: 'count', of: 'seat', size: SEATS, most});

/**
 * Returns whether a round may stay uncounted. Only the last one must be counted, because the match is scored at its
 * end.
 */
const mayWait = ({deals}: MatchState): boolean => deals < DEALS - 1;

function problemIn({round, state}: CountedRound): Problem | undefined {
  const {done, building, discards, revokes} = countsIn(round);
  const before = state.carried as CalypsoCounts | undefined;
  const played = DEALT * (state.deals + 1);
  for (let seat = 0; seat < SEATS; seat++) {
    if (RANKS_OF_SUIT * done[seat]! + building[seat]! > COPIES * RANKS_OF_SUIT)
      return problem('suit', `incomplete[${seat}]`, `A suit has only ${COPIES} × ${RANKS_OF_SUIT} cards.`, {
        most: COPIES * RANKS_OF_SUIT,
      });
    if (!before) continue;
    const held = (counts: CalypsoCounts): number => RANKS_OF_SUIT * counts.done[seat]! + counts.building[seat]!;
    const lost = [
      held(before) > held({done, building, discards, revokes}) && 'calypsos',
      before.discards[seat]! > discards[seat]! && 'discards',
      before.revokes[seat]! > revokes[seat]! && 'revokes',
    ].find((name) => name !== false);
    if (lost)
      return problem('fewer', `${lost}[${seat}]`, 'This number can only grow, but it was higher before this deal.');
  }
  const is = RANKS_OF_SUIT * total(done) + total(building) + total(discards);
  if (is === played) return undefined;
  return problem('sum', '', `These are ${is} cards, but ${played} have been played.`, {is, sum: played});
}

/**
 * Counting in Calypso: calypsos, and cards in the incomplete calypsos and the discard piles since the start of the
 * match.
 */
export const calypsoCount: Counting = {
  rules: calypsoRules,
  usual: {},
  parties: 'seat',
  addsSides: true,

  fields: ({state}) => [
    {...count('calypsos', COPIES), usual: 0},
    count('incomplete', RANKS_OF_SUIT - 1),
    count('discards', DEALS * DEALT),
    ...((state as MatchState<CalypsoOptions>).options.revoke === 'penalise'
      ? [{...count('revokes', DEALT), usual: 0}]
      : []),
  ],

  mayWait,
  problem: problemIn,

  book({round, state}, dealer) {
    const isUncounted = Object.keys(round).length === 0;
    const counts = isUncounted ? (state.carried as CalypsoCounts | undefined) : countsIn(round);
    const lines = isUncounted ? [] : linesBy(countsIn(round), () => []);
    const after = afterDeal(state, counts, (dealer + 1) % SEATS, () => ({lines}));
    return {state: after, score: {lines}};
  },
};
