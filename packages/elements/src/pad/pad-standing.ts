import type {ScoreStanding} from '../base/score-standing.js';
import type {PadView} from './pad-view.js';

/** Returns the state of a pad's match. Games that score only whole matches have no marks. */
export function standingOf({added, names, parties}: PadView): ScoreStanding {
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
