import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {variantTables} from '../variant-tables.js';
import {vectorFiles} from '../vectors/read-vectors.js';
import {soak, variants} from './soak.js';
import {sampleSize} from '../sample-size.js';

const DEALS = sampleSize(2, 12);

/** Options that the vectors don't cover. The second implementation in `test/engine` tests them. */
const WITHOUT_VECTORS = (await Promise.all(games.map(({id}) => variantTables(id)))).flat().map(({option}) => option);

describe('The variants', () => {
  it('are those in the vectors, with the same options, and those with an option that the vectors do not cover', () => {
    const names = vectorFiles.map(({variant}) => variant);
    const known = variants.filter(({options}) => WITHOUT_VECTORS.every((option) => options[option] !== true));
    assert.deepEqual(known.map(({name}) => name).sort(), names.sort());
    for (const option of WITHOUT_VECTORS)
      assert.ok(
        variants.some(({options}) => options[option] === true),
        option,
      );
  });
});

describe('Random matches', () => {
  for (const {name} of variants) {
    it(`of ${name} do not violate any invariant`, () => {
      const [soaked] = [...soak({games: DEALS, seed: 1, variant: name}, () => 0)];
      assert.ok(soaked!.games >= DEALS && soaked!.moves > 0 && soaked!.checks > 0, JSON.stringify(soaked));
    });
  }
});
