import type {Score, ScoreLine} from '../../game.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CountedTrick} from './view.js';

/** `capodama.target`, `capodama.win`, `capodama.sweep`. */
export function scoreOf(deal: CapodamaDeal): Score {
  const {seats: count, target, most} = deal.variant;
  const seats = Array.from({length: count}, (_, seat) => seat);
  const taken = deal.tricks;
  const capoPoints = pointsBySeat(deal, taken).reduce((sum, count, seat) => sum + (deal.withCapo(seat) ? count : 0), 0);
  const capoWins = capoPoints >= target && capoPoints <= most;
  // Only the capo's side can take all: A♥ always wins its trick. Alone against 85 it loses by it.
  const sweep = capoWins && capoPoints === ALL_POINTS;
  const cards = taken
    .filter((trick) => deal.withCapo(trick.winner) === capoWins)
    .flatMap((trick) => trick.cards.filter((card) => pointsOf(card, deal.doubled) > 0));
  const lines: ScoreLine[] = seats
    .filter((seat) => deal.withCapo(seat) === capoWins)
    .map((seat) => ({
      rule: sweep ? 'capodama.sweep' : 'capodama.win',
      seat,
      points: sweep ? 2 : 1,
      cards,
    }));
  return {lines, marks: seats.map((seat) => lines.find((line) => line.seat === seat)?.points ?? 0)};
}

/** Points taken, by seat; with what was taken before the position in which the deal began. */
export function pointsBySeat({variant, doubled, origin}: CapodamaDeal, tricks: readonly CountedTrick[]): number[] {
  const points = Array<number>(variant.seats).fill(0);
  for (const trick of tricks) points[trick.winner]! += trick.points;
  origin?.position.piles.forEach((pile, seat) => {
    for (const card of pile) points[seat]! += pointsOf(card, doubled);
  });
  return points;
}
