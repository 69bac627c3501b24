import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {formatCards, Match, readOptions} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

/** First dealer, and first 20 cards of the first pack, for the seed `cartavola`. These must never change. */
const PINNED: readonly (readonly [string, Record<string, unknown>, number, string])[] = [
  ['scopa', {players: 2}, 0, 'JD JC 4D AS JS 6H 7D 7H 5C 2D QC JH 3S 4S AD 4H 4C 2S QD KS'],
  ['capra', {}, 0, 'AS TC KD QC 9D QH JH 9C AH TD 7D 8S 8C 7S 8D TS 9S 8H 6S QD'],
  ['calypso', {}, 0, '6H 4C AS KD 6D 8H AC 3D QD 4D 8C 7C TH 7S QC TS 7D 3D JD 7D'],
];

describe('A seed', () => {
  for (const [id, given, first, cards] of PINNED) {
    it(`gives the same deal of ${id} in every version`, () => {
      const game = games.find((one) => one.id === id)!;
      const options = readOptions(game, given);
      assert.ok(options.ok);
      const match = new Match(game, options.value, 'cartavola');
      match.deal();
      const {dealer, pack} = match.dealt!;
      assert.equal(dealer, first);
      assert.equal(formatCards(pack!).slice(0, cards.length), cards);
    });
  }
});
