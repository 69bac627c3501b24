import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {truthOf, VARIANTS} from './false-sentences.js';
import {sampleSize} from '../../sample-size.js';

/** Number of positions in each variant. `node tools/run.mjs lab/soak --reasons 20000` checks more. */
const POSITIONS = sampleSize(15, 500);

/**
 * Deals in which a reason was once false, because of a card that cannot be in that hand, a lower card, or equal gifts.
 */
const WRONG_BEFORE = [
  {players: 5, deal: 6},
  {players: 4, deal: 74},
  {players: 6, deal: 51},
];

describe('A bot’s reason for any move', () => {
  for (const {players, deal} of WRONG_BEFORE)
    it(`is true in deal ${deal} for ${players} players`, () => {
      const {wrong} = truthOf('capodama', {players}, 40, 'reasons 20261128', deal);
      assert.deepEqual(wrong, []);
    });

  for (const [id, options] of VARIANTS) {
    it(`is true in every sampled world: ${id} ${JSON.stringify(options)}`, () => {
      const {positions, sentences, said, wrong} = truthOf(id, options, POSITIONS, 'truth');
      const counts = [...said].map(([reason, count]) => `${reason} ${count}`).join(', ');
      console.log(
        `${id} ${JSON.stringify(options)}: ${positions} positions, ${sentences} sentences, ${wrong.length} false: ${counts}`,
      );
      assert.deepEqual(wrong.slice(0, 5), []);
    });
  }
});
