import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {vectorFiles} from '../vectors/read-vectors.js';
import {soak, variants} from './soak.js';

const DEALS = 12;

describe('The variants', () => {
  it('are those of the vectors, with the same options', () => {
    const names = vectorFiles.map(({variant}) => variant);
    assert.deepEqual(variants.map(({name}) => name).sort(), names.sort());
  });
});

describe('Random matches', () => {
  for (const {name} of variants) {
    it(`of ${name} break no invariant`, () => {
      const [soaked] = [...soak({games: DEALS, seed: 1, variant: name}, () => 0)];
      assert.ok(soaked!.games >= DEALS && soaked!.moves > 0 && soaked!.checks > 0, JSON.stringify(soaked));
    });
  }
});
