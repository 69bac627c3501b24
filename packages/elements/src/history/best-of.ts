import {MOST, type BestDeal, type PlayedGame, type PlayedMatch} from './played.js';

/**
 * Returns the deals that the reader won by the largest margins, best first. If margins are equal, the later deal comes
 * first.
 */
export const bestOf = ({matches, best}: Pick<PlayedGame, 'matches' | 'best'>): readonly BestDeal[] =>
  [...best, ...matches.flatMap(candidates)]
    .filter(({margin}) => margin > 0)
    .sort((a, b) => b.margin - a.margin || b.time - a.time)
    .slice(0, MOST.best);

/** Lists the deals of a match, or the match itself in games that only score matches. */
function candidates({deals, end, ...match}: PlayedMatch): BestDeal[] {
  const {time, against, options, seed} = match;
  const shared = {time, against, options, ...(seed !== undefined && {seed})};
  const scored = deals.filter(({points}) => points.length > 0);
  if (scored.length === 0) return end ? [{...shared, points: end.points, margin: end.margin}] : [];
  return scored.map((deal) => ({...shared, ...deal}));
}
