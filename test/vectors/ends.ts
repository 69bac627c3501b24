import {CardSet, type Deal} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {DIAMONDS, SEVENS, SIXES} from '@cartavola/engine/games/scopa/cards.js';
import {primeOf} from '@cartavola/engine/games/scopa/score.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import type {EndOf} from './check-vectors.js';

/** What a vector counts at the end of a deal, by game, from the open view. */
export const ends: Readonly<Record<string, EndOf>> = {
  capodama(deal: Deal) {
    const {capo, dama, king, points, score, tricks, hands} = deal.view('open') as CapodamaView;
    const side = [...hands.keys()].filter((seat) => [capo, dama, king].includes(seat));
    const capoPoints = side.reduce((sum, seat) => sum + points[seat]!, 0);
    return {
      capo,
      side,
      points,
      sidePoints: [capoPoints, 150 - capoPoints],
      winners: score!.lines.map((line) => line.seat),
      tricks: tricks.map(({winner}) => winner),
    };
  },

  scopa(deal: Deal) {
    const {piles, scopas, score} = deal.view('open') as ScopaView;
    if (score!.lines.some(({rule}) => rule === 'scopa.redeal')) return {redeal: true};
    const sets = piles.map((pile) => CardSet.of(pile));
    const count = (cards: CardSet): number[] => sets.map((pile) => pile.intersect(cards).size);
    return {
      cards: sets.map((pile) => pile.size),
      sevens: count(SEVENS),
      sixes: count(SIXES),
      diamonds: count(DIAMONDS),
      scopas: scopas.map((made) => made.length),
      primes: sets.map(primeOf),
    };
  },
};
