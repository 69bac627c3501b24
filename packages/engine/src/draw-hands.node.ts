import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {drawHands} from './draw-hands.js';
import type {Card} from './card.js';
import {seededRandom, type Random} from './random.js';
import type {Seat} from './move.js';

const CARDS = [0, 1, 2, 16, 17, 32] as Card[];
/** The first seat has none of the first suit, and the second none of the second. */
const allowed = (card: Card, seat: Seat): boolean => card >> 4 !== seat;

describe('Drawing hands from a large pack', () => {
  it('makes all hands about equally likely, although some cards are left out', () => {
    const counts = new Map<string, number>();
    const draws = 24_000;
    const random = seededRandom('hands', 0, 'draw');
    for (let count = 0; count < draws; count++) {
      const hands = drawHands(CARDS, [2, 2], allowed, random)!;
      for (const [seat, hand] of hands.entries()) assert.ok(hand.every((card) => allowed(card, seat)));
      const key = hands.map((hand) => hand.toSorted((one, other) => one - other).join(' ')).join(' / ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    // Six with 16 and 17 in the first hand, and six with one of them and 32.
    assert.equal(counts.size, 12);
    for (const [key, count] of counts) assert.ok(Math.abs(count / draws - 1 / 12) < 0.012, `${key}: ${count}`);
  });

  it('makes restricted hands about equally likely', () => {
    const cards = Array.from({length: 40}, (_, place) => (place % 4) * 16 + Math.floor(place / 4)) as Card[];
    const holders = new Map<Card, number>();
    const random = seededRandom('hands', 1, 'draw');
    const draws = 4000;
    for (let count = 0; count < draws; count++)
      for (const card of drawHands(cards, [8, 8, 8], allowed, random)![0]!)
        holders.set(card, (holders.get(card) ?? 0) + 1);
    // By symmetry, cards of the same suit are equally likely.
    for (const suit of [1, 2, 3]) {
      const shares = cards.filter((card) => card >> 4 === suit).map((card) => holders.get(card)! / draws);
      assert.ok(Math.max(...shares) - Math.min(...shares) < 0.06, `${suit}: ${shares.join(' ')}`);
    }
    assert.ok(![...holders.keys()].some((card) => card >> 4 === 0));
  });

  it('takes no longer if many more cards are left out', () => {
    const pack = Array.from({length: 190}, (_, place) => (place % 4) * 16 + (place % 13)) as Card[];
    const inner = seededRandom('hands', 2, 'draw');
    let calls = 0;
    const random: Random = {...inner, below: (limit) => (calls++, inner.below(limit))};
    for (let count = 0; count < 100; count++) drawHands(pack, [10, 10, 10], allowed, random);
    assert.ok(calls / 100 < 350, `${calls / 100}`);
  });

  it('finds no hands if there are too few cards', () => {
    assert.equal(drawHands([0, 16] as Card[], [1, 2], allowed, seededRandom('hands', 3, 'draw')), undefined);
    assert.equal(drawHands([0, 1, 16] as Card[], [2, 1], allowed, seededRandom('hands', 3, 'draw')), undefined);
  });
});
