import {expect} from 'chai';
import type {VectorFile} from './check-vectors.js';
import {claims} from './claims.js';
import {VARIANTS} from './variants.js';

for (const variant of VARIANTS) {
  describe(`the independent vectors of ${variant}`, () => {
    let file: VectorFile;
    before(async () => {
      file = (await (await fetch(`/test/vectors/${variant}.json`)).json()) as VectorFile;
    });

    for (const {name, check} of claims) {
      it(name, async () => {
        const checked = await check(
          file,
          (actual, expected, what) => void expect(actual, what).to.deep.equal(expected),
        );
        console.log(`${variant}: ${checked}`);
      });
    }
  });
}
