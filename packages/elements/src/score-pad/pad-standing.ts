import type {MatchResult} from '@cartavola/engine';
import type {PadView} from './pad-view.js';

/** Standing of a pad's match, in the form that a table has, too. */
export interface PadStanding {
  readonly game: string;
  readonly names: readonly string[];
  readonly parties: readonly string[];
  /** Number of the next deal, from 0. */
  readonly deal: number;
  readonly finished: number;
  readonly marks: readonly (readonly number[])[];
  readonly totals: readonly number[];
  readonly result?: MatchResult;
}

/** Standing of a pad; a game that scores only matches has no marks. */
export function standingOf({added, names, parties}: PadView): PadStanding {
  const {pad, rounds, totals, result} = added;
  return {
    game: pad.game,
    names,
    parties,
    deal: rounds.length,
    finished: rounds.length,
    marks: rounds.flatMap(({marks}) => (marks ? [marks] : [])),
    totals,
    ...(result && {result}),
  };
}
