import type {Score, ScoreLine, Seat} from '../../game.js';
import {ALL_POINTS, pointsOf, VARIANTS} from './cards.js';
import type {CapodamaDeal} from './deal.js';

/** `capodama.target`, `capodama.win`, `capodama.sweep`. */
export function scoreOf(deal: CapodamaDeal): Score {
  const seats = Array.from({length: deal.players}, (_, seat) => seat);
  const withCapo = (seat: Seat): boolean => seat === deal.capo || seat === deal.dama;
  const taken = deal.tricks;
  const capoPoints = taken.reduce((sum, trick) => sum + (withCapo(trick.winner) ? trick.points : 0), 0);
  const capoWins = capoPoints >= VARIANTS[deal.players]!.target;
  const sweep = capoPoints === ALL_POINTS;
  const cards = taken
    .filter((trick) => withCapo(trick.winner) === capoWins)
    .flatMap((trick) => trick.cards.filter((card) => pointsOf(card, deal.doubled) > 0));
  const lines: ScoreLine[] = seats
    .filter((seat) => withCapo(seat) === capoWins)
    .map((seat) => ({
      rule: sweep ? 'capodama.sweep' : 'capodama.win',
      seat,
      points: sweep ? 2 : 1,
      cards,
    }));
  return {lines, marks: seats.map((seat) => lines.find((line) => line.seat === seat)?.points ?? 0)};
}
