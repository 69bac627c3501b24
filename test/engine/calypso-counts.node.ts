import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseCards} from '@cartavola/engine';
import {bestPlace, linesOf, suitIndices, totalsOf} from '@cartavola/engine/games/calypso/rules.js';

describe('A score in Calypso', () => {
  it('has 500 points for the first calypso, 750 for the second and 1000 for each one after that', () => {
    const none = [0, 0, 0, 0];
    const building = none.map(() => []);
    for (const [done, points] of [0, 500, 1250, 2250, 3250].entries())
      assert.deepEqual(totalsOf(linesOf({building, done: [0, done, 0, 0], discards: none, revokes: none})), [
        0,
        points,
        0,
        0,
      ]);
  });
});

/** Tricks led by seat 0, 1, 2 or 3, whose trumps are spades, diamonds, hearts and clubs. `best` is the index of the winning card. */
const TRICKS: readonly (readonly [claim: string, leader: number, cards: string, best: number])[] = [
  ['the highest card of the suit led', 0, '2H 9H AH 4H', 2],
  ['the first of two equal cards', 1, '7C KC KC 2C', 1],
  ['a lead of the leader’s own trump, though others are higher', 0, '2S AS KS QS', 0],
  ['a ruff with the player’s own trump, even over such a lead', 0, '2S 3D AS 4S', 1],
  ['the highest ruff', 0, '2S 3D 9H 4S', 2],
];

describe('A trick of Calypso', () => {
  for (const [claim, leader, cards, best] of TRICKS)
    it(`goes to ${claim}`, () => {
      assert.equal(bestPlace(parseCards(cards)!, leader, suitIndices(['S', 'D', 'H', 'C'])), best);
    });
});
