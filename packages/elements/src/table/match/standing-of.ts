import type {Game} from '@cartavola/engine';
import type {Session} from '@cartavola/session';
import type {Day} from '../../match/day.js';
import type {BareStanding} from '../../match/standing.js';

/** Returns the standing of a session's match. `day` is the day or week whose deal it began with. */
export function standingOf(session: Session, game: Pick<Game, 'id'>, day: Day | undefined): BareStanding {
  const {dealNumber: deal, finished, marks, totals, result} = session;
  return {game: game.id, deal, finished, marks, totals, ...(result && {result}), ...(day && {day})};
}
