import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRandom, type Deal, type Game, type Seat, type View} from '@cartavola/engine';
import {inOneStep} from '@cartavola/bots/endings/ending.js';
import {reachableTotals} from '@cartavola/bots/games/capodama/reachable-totals.js';
import {solvingCapodama, valueOfCapodama} from '@cartavola/bots/games/capodama/solve-capodama.js';
import {marksOf, solvingCapra} from '@cartavola/bots/games/capra/solve-capra.js';
import {solvingScopa} from '@cartavola/bots/games/scopa/solve-scopa.js';
import {capodama, type CapodamaDeal, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import {capra, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, pointsOf} from '@cartavola/engine/games/capra/rules.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {plainValue} from './plain-search.js';
import {randomEnding} from './random-ending.js';
import {sampleSize} from '../sample-size.js';
import {variantTables} from '../variant-tables.js';

type Given = Readonly<Record<string, unknown>>;

/** Values of all moves by exhaustive search. */
function plainValues<D extends Deal>(
  deal: D,
  isFirst: (seat: Seat) => boolean,
  valueAtEnd: (deal: D) => number,
): number[] {
  const seat = deal.actors[0]!;
  return deal.moves(seat).map((move) => {
    const next = deal.clone() as D;
    next.play(seat, move);
    return plainValue(next, isFirst, valueAtEnd);
  });
}

/** Runs a search to the end, step by step. */
function toTheEnd<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

const capoSide = ({capo, dama, king}: CapodamaView, seat: Seat): boolean => [capo, dama, king].includes(seat);
const capoPoints = (deal: CapodamaDeal): number => {
  const view = capodama.view(deal, 'open');
  return view.points.reduce((sum, points, seat) => (capoSide(view, seat) ? sum + points : sum), 0);
};
/** Card points of the first side: -1 if it has no trick, and one more than the maximum if the other has none. */
const capraPoints = (deal: CapraDeal): number => {
  const {tricks} = capra.view(deal, 'open');
  const first = tricks.filter(({winner}) => winner % 2 === 0);
  if (first.length === 0) return -1;
  if (first.length === tricks.length) return ALL_POINTS + 1;
  const cards = first.flatMap(({plays}) => plays.flatMap((play) => play.cards));
  return cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
};
const margin = <D extends Deal>(game: Game<View, D>, deal: D): number => {
  const [one, other] = game.score(deal).marks!;
  return one! - other!;
};

/** Options, number of endings, and maximum number of cards in all hands. */
const CAPODAMA: readonly (readonly [Given, number, number])[] = [
  [{players: 2}, sampleSize(50, 2000), 7],
  [{players: 3}, sampleSize(50, 2000), 8],
  [{players: 4}, sampleSize(75, 3000), 9],
  [{players: 5}, sampleSize(38, 1500), 10],
  [{players: 6}, sampleSize(38, 1500), 12],
  ...(await variantTables('capodama')).map(({options}) => [options, sampleSize(25, 1000), 7] as const),
];
const SCOPA: readonly (readonly [Given, number, number])[] = [
  [{players: 2}, sampleSize(62, 2500), 6],
  [{players: 2, rules: 'italian', redealKings: false}, sampleSize(62, 2500), 6],
  [{players: 2, rules: 'italian', lastScopa: true}, sampleSize(25, 1000), 6],
  [{players: 2, settebello: true}, sampleSize(25, 1000), 6],
  [{players: 4}, sampleSize(38, 1500), 6],
  [{players: 4, rules: 'italian'}, sampleSize(38, 1500), 6],
  ...(await variantTables('scopa')).flatMap(({options}) => [
    [options, sampleSize(25, 1000), 6] as const,
    [{...options, rules: 'italian'}, sampleSize(25, 1000), 6] as const,
  ]),
];
const CAPRA: readonly (readonly [Given, number, number])[] = [
  [{}, sampleSize(120, 10_000), 7],
  ...(await variantTables('capra')).map(({options}) => [options, sampleSize(40, 1000), 7] as const),
];

const cardsLeft = <D extends Deal>(game: Game<View, D>, deal: D): number => game.view(deal, 'open').hands.flat().length;

describe('Exact search agrees with plain exhaustive search', () => {
  for (const [given, count, cards] of CAPODAMA) {
    it(`on ${count} endings of Capodama: ${JSON.stringify(given)}`, () => {
      for (let seed = 0; seed < count; seed++) {
        const random = seededRandom('capodama', seed, 'endings');
        const left = 2 + random.below(cards - 1);
        const deal = randomEnding(capodama, given, random, (one) => {
          const view = capodama.view(one, 'open');
          return view.phase === 'play' && view.stock === 0 && cardsLeft(capodama, one) <= left;
        })!;
        const view = capodama.view(deal, 'open');
        const before = capoPoints(deal);
        const plain = plainValues(deal, (seat) => capoSide(view, seat), capoPoints).map((value) => value - before);
        const exact = inOneStep(solvingCapodama(deal, 1e6))!;
        assert.deepEqual(
          exact.map(({value}) => value),
          plain,
          `seed ${seed}`,
        );
        const best = capoSide(view, deal.actors[0]!) ? Math.max(...plain) : Math.min(...plain);
        assert.equal(valueOfCapodama(deal), best, `seed ${seed}`);
      }
    });
  }

  for (const [given, count, cards] of SCOPA) {
    it(`on ${count} endings of Scopa: ${JSON.stringify(given)}`, () => {
      let found = 0;
      for (let seed = 0; found < count; seed++) {
        const random = seededRandom('scopa', seed, 'endings');
        const left = 1 + random.below(cards);
        const deal = randomEnding(scopa, given, random, (one) => {
          const view = scopa.view(one, 'open');
          return view.stock === 0 && cardsLeft(scopa, one) <= left;
        });
        if (!deal) continue;
        found++;
        const isFirst = deal.actors[0]! % 2 === 0;
        const plain = plainValues(
          deal,
          (seat) => seat % 2 === 0,
          (end) => margin(scopa, end),
        ).map((value) => (isFirst ? value : 0 - value));
        const exact = inOneStep(solvingScopa(deal, 1e6))!;
        assert.deepEqual(
          exact.map(({value}) => value),
          plain,
          `seed ${seed}`,
        );
      }
    });
  }

  for (const [given, count, cards] of CAPRA) {
    it(`on ${count} endings of Capra`, () => {
      let found = 0;
      for (let seed = 0; found < count; seed++) {
        const random = seededRandom('capra', seed, 'endings');
        const left = 2 + random.below(cards - 1);
        const deal = randomEnding(capra, given, random, (one) => {
          const view = capra.view(one, 'open');
          return view.stock === 0 && cardsLeft(capra, one) <= left;
        });
        if (!deal) continue;
        found++;
        const isFirst = deal.actors[0]! % 2 === 0;
        const plain = plainValues(
          deal,
          (seat) => seat % 2 === 0,
          (end) => {
            const value = capraPoints(end);
            assert.equal(marksOf(value) + margin(capra, end), 0);
            return value;
          },
        ).map((value) => (isFirst ? value : ALL_POINTS - value));
        const exact = inOneStep(solvingCapra(deal, deal.actors[0], 1e6))!;
        assert.deepEqual(
          exact.map(({value}) => value),
          plain,
          `seed ${seed}`,
        );
      }
    });
  }
});

/** Every total that the player may have after the dealt cards are played. */
function plainTotals(deal: CapodamaDeal, cards: number, totals: Set<number>): Set<number> {
  if (deal.over || cards === 0) return totals.add(capoPoints(deal));
  const seat = deal.actors[0]!;
  for (const move of deal.moves(seat)) {
    const next = deal.clone();
    next.play(seat, move);
    plainTotals(next, cards - 1, totals);
  }
  return totals;
}

describe('The totals that a solo game can still reach', () => {
  it('are those reached by all ways of playing out a half', () => {
    for (let seed = 0; seed < sampleSize(40, 1000); seed++) {
      const random = seededRandom('solo', seed, 'endings');
      const left = 2 + random.below(6);
      const stock = 16 * random.below(2);
      const deal = randomEnding(capodama, {players: 1}, random, (one) => {
        const view = capodama.view(one, 'open');
        return view.phase === 'play' && view.stock === stock && cardsLeft(capodama, one) <= left;
      })!;
      const seat = deal.actors[0]!;
      const found = toTheEnd(reachableTotals(capodama.view(deal, seat), 3));
      deal.moves(seat).forEach((move, place) => {
        const next = deal.clone();
        next.play(seat, move);
        const plain = [...plainTotals(next, cardsLeft(capodama, deal) - 1, new Set())].sort((a, b) => a - b);
        assert.deepEqual(found[place], {move, totals: plain}, `seed ${seed}`);
      });
    }
  });
});

describe('A search in steps', () => {
  it('finds the same values', () => {
    for (let seed = 0; seed < sampleSize(3, 20); seed++) {
      const random = seededRandom('steps', seed, 'endings');
      const deal = randomEnding(
        capodama,
        {players: 4},
        random,
        (one) => cardsLeft(capodama, one) <= 20 && capodama.view(one, 'open').phase === 'play',
      )!;
      const whole = inOneStep(solvingCapodama(deal, 1e6));
      assert.deepEqual(toTheEnd(solvingCapodama(deal, 20)), whole);
    }
  });
});
