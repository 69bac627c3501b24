import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {claims} from './claims.js';
import {vectorFiles} from './read-vectors.js';
import {VARIANTS} from './variants.js';

describe('The vectors', () => {
  it('are the same as those that the browser checks', () => {
    assert.deepEqual(vectorFiles.map(({variant}) => variant).sort(), VARIANTS);
  });
});

for (const file of vectorFiles) {
  describe(`the independent vectors of ${file.variant}`, () => {
    for (const {name, check} of claims) {
      it(name, async (test) => {
        const checked = await check(file, (actual, expected, what) => {
          // A message passed to the assertion would replace the difference, so add it afterwards.
          try {
            assert.deepEqual(actual, expected);
          } catch (error) {
            throw new Error(what, {cause: error});
          }
        });
        test.diagnostic(`${file.variant}: ${checked}`);
      });
    }
  });
}
