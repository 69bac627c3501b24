import type {Score, ScoreLine} from '../../game.js';
import {ALL_POINTS, pointsOf} from './cards.js';
import type {CapodamaDeal} from './deal.js';

/** `capodama.target`, `capodama.win`, `capodama.sweep`. */
export function scoreOf(deal: CapodamaDeal): Score {
  const {seats: count, target, most} = deal.variant;
  const seats = Array.from({length: count}, (_, seat) => seat);
  const taken = deal.tricks;
  const capoPoints = taken.reduce((sum, trick) => sum + (deal.withCapo(trick.winner) ? trick.points : 0), 0);
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
