import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {fuzzData, fuzzText} from '../fuzz/fuzz.js';
import {sampleSize} from '../sample-size.js';

/** `SEED=7 npm test -- test/engine/fuzz` tests other records. */
const seed = Number(process.env['SEED'] ?? 1);

describe('The record reader', () => {
  for (const [name, runs, fuzz] of [
    ['with things changed, lost, doubled or put elsewhere', sampleSize(100, 2000), fuzzData],
    ['with characters changed in its text', sampleSize(40, 700), fuzzText],
  ] as const) {
    it(`accepts or rejects a record ${name}, and leaves it unchanged`, (test) => {
      test.diagnostic(`seed ${seed}`);
      const {tried, accepted} = fuzz(runs, seed);
      test.diagnostic(`${accepted} of ${tried} accepted`);
      assert.ok(accepted > 0 && accepted < tried, `${accepted} of ${tried} with seed ${seed}`);
    });
  }
});
