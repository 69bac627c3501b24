import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish} from '@cartavola/bots';
import {verdict} from '@cartavola/bots/coach.js';
import {isSameMove} from '@cartavola/bots/costs.js';
import {agreementIn} from '../bench/hints.js';
import {positionsIn} from '../bench/positions.js';
import {reproaches} from '../bench/reproaches.js';
import {noticedOf} from './manners/blunders.js';
import {sampleSize} from '../sample-size.js';

/** Number of blunders to plant in each game, and number of iterations for the coach. */
const BLUNDERS = sampleSize(6, 24);
const ITERATIONS = sampleSize(100, 1000);

const GAMES = [
  ['scopa', {players: 2, rules: 'italian'}],
  ['capra', {}],
  ['capodama', {players: 4}],
  ['calypso', {}],
] as const;

describe('The coach', () => {
  for (const [id, options] of GAMES) {
    it(`notices at least half of the absurd moves: ${id}`, () => {
      const counts = noticedOf(id, options, BLUNDERS, ITERATIONS);
      for (const {what, costly, noticed} of counts) console.log(`${id}: ${what}: ${noticed} of ${costly} noticed`);
      const noticed = counts.reduce((sum, one) => sum + one.noticed, 0);
      assert.ok(noticed >= BLUNDERS / 2, `${noticed} of ${BLUNDERS}`);
    });
  }

  it('says that a move is as good as the best one, and what both do', () => {
    let alike = 0;
    let both = 0;
    for (const [id, options] of GAMES) {
      let left = sampleSize(8, 24);
      for (const {view} of positionsIn(id, options, 'alike')) {
        if (view.moves.length < 2) continue;
        const {move: best, costs = []} = finish(verdict(view, {iterations: 48}));
        for (const {move: made, loss} of costs) {
          if (loss > 0 || isSameMove(made, best)) continue;
          const [reason] = finish(verdict(view, {made, iterations: 48})).reasons;
          // The reason for the best move compares it with another one if the search is unsure about the reader's.
          if (reason!.id !== 'as-good' || !isSameMove(reason!.than!.move, made)) continue;
          alike++;
          if (reason!.both) both++;
        }
        if (--left === 0) break;
      }
    }
    assert.ok(alike > 5 && both > alike / 5, `${both} of ${alike}`);
  });

  it('agrees with an expert that searches other worlds of Capodama', () => {
    const positions = sampleSize(20, 70);
    const agreement = {iterations: ITERATIONS, verdict: 2 * ITERATIONS};
    const {differ} = agreementIn('capodama', {players: 4}, positions, agreement);
    assert.ok(differ <= positions / 8, `${differ} of ${positions}`);
  });

  it('criticises at most one expert move in 200', () => {
    const [moves, reproached] = [...reproaches(1, sampleSize(40, ITERATIONS), 'expert')].reduce(
      ([all, bad], one) => [all + one.moves, bad + one.losses.length],
      [0, 0],
    );
    console.log(`${reproached} of ${moves} expert moves criticised`);
    // With few iterations, the coach is more certain about faults than it should be.
    assert.ok(reproached <= sampleSize(moves / 5, Math.max(1, moves / 200)), `${reproached} of ${moves}`);
  });
});
