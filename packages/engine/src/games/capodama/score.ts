import type {Score, ScoreLine} from '../../score.js';
import {ALL_POINTS, pointsOf, type Variant} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CountedTrick} from './view.js';

/** `capodama.target`, `capodama.win`, `capodama.sweep`: scores a finished deal. */
export function scoreOf(deal: CapodamaDeal): Score {
  const {tricks} = deal;
  const points = pointsBySeat(deal, tricks);
  const capoPoints = points.reduce((sum, count, seat) => (deal.withCapo(seat) ? sum + count : sum), 0);
  return scoreBy(
    deal.variant,
    capoPoints,
    points.map((_, seat) => deal.withCapo(seat)),
    (capoWins) =>
      tricks
        .filter(({winner}) => deal.withCapo(winner) === capoWins)
        .flatMap((trick) => trick.cards.filter((card) => pointsOf(card, deal.doubled) > 0)),
  );
}

/**
 * Returns the score of a deal, given the points and members of the capo's side. `proof` returns the winning side's
 * cards.
 */
export function scoreBy(
  {target, most}: Pick<Variant, 'target' | 'most'>,
  capoPoints: number,
  withCapo: readonly boolean[],
  proof: (capoWins: boolean) => ScoreLine['cards'],
): Score {
  const capoWins = capoPoints >= target && capoPoints <= most;
  // Only the capo's side can take everything: A♥ always wins its trick. With one player, more than 85 points lose the
  // deal, so there is no sweep.
  const sweep = capoWins && capoPoints === ALL_POINTS;
  const cards = proof(capoWins);
  const marks = withCapo.map((isWith) => (isWith !== capoWins ? 0 : sweep ? 2 : 1));
  const rule = sweep ? 'capodama.sweep' : 'capodama.win';
  const lines = marks.map((points, seat): ScoreLine => ({rule, seat, points, cards})).filter(({points}) => points > 0);
  return {lines, marks};
}

/** Returns the points taken by seat, including those taken before the starting position. */
export function pointsBySeat({variant, pointsBefore}: CapodamaDeal, tricks: readonly CountedTrick[]): number[] {
  const points = pointsBefore.slice(0, variant.seats);
  for (const trick of tricks) points[trick.winner]! += trick.points;
  return points;
}
