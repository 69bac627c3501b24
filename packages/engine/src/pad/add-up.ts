import type {MatchResult, MatchState} from '../game.js';
import {success, type Problem, type Result} from '../result.js';
import type {ScoreLine} from '../score.js';
import type {Counting} from './counting.js';
import type {Pad, PadRound} from './pad.js';
import {problem, roundProblem} from './round-problem.js';

/** A round with its score. */
export interface AddedRound {
  readonly round: PadRound;
  /** Seat that dealt the round. */
  readonly dealer: number;
  readonly lines: readonly ScoreLine[];
  /** Marks by player or side. Absent if only matches are scored. */
  readonly marks?: readonly number[];
  /**
   * Totals after the round, by player or side. In games that only score matches, the totals as if the match ended here.
   */
  readonly totals: readonly number[];
}

/** A pad with its scores. */
export interface AddedPad {
  readonly pad: Pad;
  readonly rounds: readonly AddedRound[];
  readonly totals: readonly number[];
  /** Seat that deals next. Undefined if the match is over. */
  readonly dealer?: number;
  readonly result?: MatchResult;
  /** The match after the last round. */
  readonly state: MatchState;
}

/** Adds up a pad under its game's rules. Fails at the first impossible round. Never throws. */
export function addUp(pad: Pad, counting: Counting): Result<AddedPad> {
  let state = counting.rules.begin(pad.options);
  let dealer = state.next?.dealer ?? pad.dealer;
  let totals = state.totals;
  const rounds: AddedRound[] = [];
  for (const [place, round] of pad.rounds.entries()) {
    const path = `rounds[${place}]`;
    if (state.result) return failed(problem('over', '', 'The match was over before this round.', {round: place}), path);
    const found = roundProblem(counting, state, round);
    if (found) return failed(found, path);
    const booked = counting.book({round, state}, dealer);
    const {lines, marks} = booked.score;
    totals = marks || booked.state.result ? booked.state.totals : totalsBy(lines, totals);
    rounds.push({round, dealer, lines, ...(marks && {marks}), totals});
    state = booked.state;
    dealer = state.next?.dealer ?? dealer;
  }
  const {result} = state;
  return success({pad, rounds, totals, ...(result ? {result} : {dealer}), state});
}

const failed = (found: Problem, path: string): Result<never> => ({
  ok: false,
  problem: {...found, path: found.path ? `${path}.${found.path}` : path},
});

/** Returns the points in the lines by seat, or the previous totals if nothing was counted. */
const totalsBy = (lines: readonly ScoreLine[], before: readonly number[]): readonly number[] =>
  lines.length === 0
    ? before
    : before.map((_, seat) => lines.reduce((sum, line) => (line.seat === seat ? sum + line.points : sum), 0));
