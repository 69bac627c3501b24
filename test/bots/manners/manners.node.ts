import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LEVELS, type Level} from '@cartavola/bots';
import {countManners, TABLES} from './count-manners.js';

/** Deals of each level; `npm run soak -- --manners 2000` plays more. */
const DEALS: Readonly<Record<Level, number>> = {beginner: 30, casual: 60, strong: 40, expert: 12};

/** Share of the occasions at which a player from casual on may do something absurd. */
const RATE = 0.02;

describe('What people would call absurd', () => {
  for (const [id, options] of TABLES) {
    for (const level of LEVELS) {
      it(`is hardly ever done from casual on: ${level}, ${id} ${JSON.stringify(options)}`, () => {
        const counts = countManners(id, options, level, {deals: DEALS[level], iterations: 200, seed: 'manners'});
        for (const {what, occasions, done} of counts) {
          console.log(`${id} ${JSON.stringify(options)} ${level}: ${what}: ${done} of ${occasions}`);
          if (level !== 'beginner')
            assert.ok(done <= Math.max(1, RATE * occasions), `${what}: ${done} of ${occasions}`);
        }
      });
    }
  }
});
