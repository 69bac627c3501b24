import {bestOf} from './best-of.js';
import {MOST, NO_SUMS, type PlayedDay, type PlayedDeal, type PlayedGame, type PlayedMatch} from './played.js';

/** Score of a deal, and possibly of its match, to add to the record of a game. */
export interface AddedScore extends Omit<PlayedMatch, 'deals'> {
  /** Deal that was scored. Absent if only the match was. */
  readonly deal?: PlayedDeal;
  /** First result in a deal of the day. */
  readonly day?: PlayedDay;
}

/** Adds a score. Only the first result of a match, deal or day counts. Playing it again changes nothing. */
export function withScore(game: PlayedGame, {deal, day, ...score}: AddedScore): PlayedGame {
  const before = game.matches.find(({id}) => id === score.id);
  const match = before ? continued(before, score, deal) : {...score, deals: deal ? [deal] : []};
  const isKnown = game.days.some(({number}) => number === day?.number);
  return bounded({
    ...game,
    matches: before ? game.matches.map((one) => (one === before ? match : one)) : [...game.matches, match],
    days: day && !isKnown ? [...game.days, day].sort((a, b) => a.number - b.number) : game.days,
  });
}

function continued(before: PlayedMatch, score: Omit<AddedScore, 'deal'>, deal: PlayedDeal | undefined): PlayedMatch {
  const isKnown = before.deals.some((one) => one.deal === deal?.deal);
  const isNewDeal = deal !== undefined && !isKnown && before.deals.length < MOST.deals;
  const isNewEnd = score.end !== undefined && !before.end;
  if (before.end || (!isNewDeal && !isNewEnd)) return before;
  return {
    ...before,
    ...score,
    against: before.against === score.against ? before.against : 'mixed',
    deals: isNewDeal ? [...before.deals, deal] : before.deals,
    ...(before.undone && {undone: true}),
  };
}

/** Drops the oldest matches and days beyond the limits, and adds the matches to the totals. */
function bounded({matches, days, sums, best}: PlayedGame): PlayedGame {
  const old = matches.slice(0, Math.max(0, matches.length - MOST.matches));
  const kept = {matches: matches.slice(old.length), days: days.slice(-MOST.days)};
  if (old.length === 0) return {...kept, sums, best};
  return {...kept, sums: old.reduce(addedTo, sums), best: bestOf({matches: old, best})};
}

/** Returns the totals with a match added. */
export function addedTo(sums: PlayedGame['sums'], {against, deals, end}: PlayedMatch): PlayedGame['sums'] {
  const {[against]: before = NO_SUMS} = sums;
  const after = {...before, deals: before.deals + deals.length};
  return {...sums, [against]: end ? {...after, [end.outcome]: after[end.outcome] + 1} : after};
}
