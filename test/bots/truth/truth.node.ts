import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {truthOf, VARIANTS} from './false-sentences.js';
import {sampleSize} from '../../sample-size.js';

/** Number of positions in each variant. `node tools/lab/soak.mjs --reasons 20000` draws more. */
const POSITIONS = sampleSize(15, 500);

describe('A bot’s reason for any move', () => {
  for (const [id, options] of VARIANTS) {
    it(`is true in every world that is checked: ${id} ${JSON.stringify(options)}`, () => {
      const {positions, sentences, said, wrong} = truthOf(id, options, POSITIONS, 'truth');
      const counts = [...said].map(([reason, count]) => `${reason} ${count}`).join(', ');
      console.log(
        `${id} ${JSON.stringify(options)}: ${positions} positions, ${sentences} sentences, ${wrong.length} false: ${counts}`,
      );
      assert.deepEqual(wrong.slice(0, 5), []);
    });
  }
});
