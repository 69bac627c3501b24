import type {Score, ScoreLine} from '../../score.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CountedTrick} from './view.js';

/** `capodama.target`, `capodama.win`, `capodama.sweep`: scores a finished deal. */
export function scoreOf(deal: CapodamaDeal): Score {
  const {target, most} = deal.variant;
  const {tricks} = deal;
  const points = pointsBySeat(deal, tricks);
  const capoPoints = points.reduce((sum, count, seat) => (deal.withCapo(seat) ? sum + count : sum), 0);
  const capoWins = capoPoints >= target && capoPoints <= most;
  // Only the capo's side can take all: A♥ always wins its trick. Alone against 85 it loses by it.
  const sweep = capoWins && capoPoints === ALL_POINTS;
  const cards = tricks
    .filter(({winner}) => deal.withCapo(winner) === capoWins)
    .flatMap((trick) => trick.cards.filter((card) => pointsOf(card, deal.doubled) > 0));
  const marks = points.map((_, seat) => (deal.withCapo(seat) !== capoWins ? 0 : sweep ? 2 : 1));
  const rule = sweep ? 'capodama.sweep' : 'capodama.win';
  const lines = marks.map((points, seat): ScoreLine => ({rule, seat, points, cards})).filter(({points}) => points > 0);
  return {lines, marks};
}

/** Points taken by seat, with those from before the starting position. */
export function pointsBySeat({variant, pointsBefore}: CapodamaDeal, tricks: readonly CountedTrick[]): number[] {
  const points = pointsBefore.slice(0, variant.seats);
  for (const trick of tricks) points[trick.winner]! += trick.points;
  return points;
}
