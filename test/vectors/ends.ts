import {formatCards, rankOf, suitOf, type Card, type View} from '@cartavola/engine';
import type {CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {pointsOf as pointsInCapra, type CapraView} from '@cartavola/engine/games/capra/capra.js';
import {primeOf} from '@cartavola/engine/games/scopa/rules.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import type {EndOf} from './check-vectors.js';

/** Functions that read a vector's totals at the end of a deal, keyed by game. */
export const ends: Readonly<Record<string, EndOf>> = {
  capodama(open: View) {
    const {capo, dama, king, points, score, tricks, hands} = open as CapodamaView;
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

  scopa(open: View) {
    const {piles, scopas, score} = open as ScopaView;
    if (score!.lines.some(({rule}) => rule === 'scopa.redeal')) return {redeal: true};
    const count = (isCounted: (card: Card) => boolean): number[] => piles.map((pile) => pile.filter(isCounted).length);
    return {
      cards: piles.map((pile) => pile.length),
      sevens: count((card) => rankOf(card) === '7'),
      sixes: count((card) => rankOf(card) === '6'),
      diamonds: count((card) => suitOf(card) === 'D'),
      scopas: scopas.map((made) => made.length),
      primes: piles.map(primeOf),
    };
  },

  capra(open: View) {
    const {tricks} = open as CapraView;
    const won = [0, 1].map((side) => tricks.filter(({winner}) => winner % 2 === side));
    const cards = won.map((taken) => taken.flatMap(({plays}) => plays.flatMap((play) => play.cards)));
    return {
      points: cards.map((list) => list.reduce((sum, card) => sum + pointsInCapra[card]!, 0)),
      tricksWon: won.map(({length}) => length),
      tricks: tricks.map(({winner}) => winner),
      nextLeader: tricks.at(-1)!.winner,
    };
  },

  calypso(open: View) {
    const {done, building, discards, revokes, tricks} = open as CalypsoView;
    return {
      done,
      building: building.map(formatCards),
      discards,
      revokes,
      tricks: tricks.map(({winner}) => winner),
    };
  },
};
