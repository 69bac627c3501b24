import {CardSet, formatCards, type Deal} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {pointsOf as pointsInCapra, type CapraView} from '@cartavola/engine/games/capra/capra.js';
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

  capra(deal: Deal) {
    const {tricks} = deal.view('open') as CapraView;
    const won = [0, 1].map((side) => tricks.filter(({winner}) => winner % 2 === side));
    const cards = won.map((taken) => taken.flatMap(({plays}) => plays.flatMap((play) => play.cards)));
    return {
      points: cards.map((list) => list.reduce((sum, card) => sum + pointsInCapra[card]!, 0)),
      tricksWon: won.map(({length}) => length),
      tricks: tricks.map(({winner}) => winner),
      nextLeader: tricks.at(-1)!.winner,
    };
  },

  calypso(deal: Deal) {
    const {done, building, discards, revokes, tricks} = deal.view('open') as CalypsoView;
    return {
      done,
      building: building.map(formatCards),
      discards,
      revokes,
      tricks: tricks.map(({winner}) => winner),
    };
  },
};
