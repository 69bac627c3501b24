import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LEVELS, type Level} from '@cartavola/bots';
import {countManners, isForgiven, TABLES} from './count-manners.js';
import {sampleSize} from '../../sample-size.js';

/** Number of deals for each level. `node tools/run.mjs lab/soak --manners 2000` plays more. */
const DEALS: Readonly<Record<Level, number>> = {
  beginner: sampleSize(1, 30),
  casual: sampleSize(3, 60),
  strong: sampleSize(2, 40),
  expert: sampleSize(1, 12),
};

describe('An absurd move', () => {
  for (const [id, options] of TABLES) {
    for (const level of LEVELS) {
      it(`is hardly ever made at level casual or above: ${level}, ${id} ${JSON.stringify(options)}`, () => {
        const counts = countManners(id, options, level, {
          deals: DEALS[level],
          iterations: sampleSize(32, 200),
          seed: 'manners',
        });
        for (const count of counts) {
          const told = `${count.what}: ${count.done} of ${count.occasions}`;
          console.log(`${id} ${JSON.stringify(options)} ${level}: ${told}`);
          assert.ok(isForgiven(level, count), told);
        }
      });
    }
  }
});
