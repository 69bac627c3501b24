// A worker may think about several seats at the same time. Alternating searches must find the same results as each
// search run on its own.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRandom} from '@cartavola/engine';
import type {MoveValue, Solving} from '@cartavola/bots/endings/ending.js';
import {solvingCapodama} from '@cartavola/bots/games/capodama/solve-capodama.js';
import {solvingCapra} from '@cartavola/bots/games/capra/solve-capra.js';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {capra, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {randomEnding} from './random-ending.js';
import {sampleSize} from '../sample-size.js';

/** Few positions per step, so there are many turns. */
const NODES = 30;
const DEALS = sampleSize(5, 40);

const capodamaEnding = (players: number, seed: number): CapodamaDeal =>
  randomEnding(capodama, {players}, seededRandom('in turns', seed, `${players}`), (deal) => {
    const {phase, hands, stock} = capodama.view(deal, 'open');
    return phase === 'play' && stock === 0 && hands.flat().length <= 4 * players;
  })!;
const capraEnding = (seed: number): CapraDeal =>
  randomEnding(capra, {}, seededRandom('in turns', seed, 'capra'), (deal) => capra.view(deal, 'open').stock === 0)!;

/** Alternates the searches until all are done. Also returns the number of steps. */
function inTurns(searches: readonly Solving[]): {values: (readonly MoveValue[])[]; steps: number} {
  const values: (readonly MoveValue[])[] = [];
  let steps = 0;
  while (searches.some((_, place) => !values[place])) {
    searches.forEach((search, place) => {
      if (values[place]) return;
      steps++;
      const {done, value} = search.next();
      if (done) values[place] = value;
    });
  }
  return {values, steps};
}

describe('Alternating searches', () => {
  it('find the same results as each search alone', () => {
    let all = 0;
    for (let seed = 0; seed < DEALS; seed++) {
      const endings = [2, 3, 4, 5, 6].map((players) => capodamaEnding(players, seed));
      const begin = (): Solving[] => [
        ...endings.map((deal) => solvingCapodama(deal, NODES)),
        solvingCapra(capraEnding(seed), undefined, 10 * NODES),
      ];
      const alone = begin().map((search) => inTurns([search]).values[0]);
      const {values, steps} = inTurns(begin());
      assert.deepEqual(values, alone, `seed ${seed}`);
      all += steps / values.length;
    }
    assert.ok(all > 2 * DEALS, `${all / DEALS} steps a search`);
  });
});
