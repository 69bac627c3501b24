import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {seededRandom, type Seat} from '@cartavola/engine';
import type {MoveValue} from '@cartavola/bots/endings/ending.js';
import {solvingCapra} from '@cartavola/bots/games/capra/solve-capra.js';
import {type CapraDeal, capra} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS} from '@cartavola/engine/games/capra/rules.js';
import {randomEnding} from './random-ending.js';
import {sampleSize} from '../sample-size.js';

const valuesOf = (deal: CapraDeal, seat: Seat): readonly MoveValue[] => {
  const steps = solvingCapra(deal, seat, 300);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
};

/** Best value for the seat's side among its moves. */
const bestOf = (values: readonly MoveValue[]): number => Math.max(...values.map(({value}) => value));

const seenFrom = (seat: Seat, other: Seat, value: number): number =>
  seat % 2 === other % 2 ? value : ALL_POINTS - value;

describe('If four cards of a suit may be claimed', () => {
  it('a move has the value of the best answer by the next player who is asked or who acts', () => {
    let claims = 0;
    for (let seed = 0; claims < sampleSize(3, 12); seed++) {
      const deal = randomEnding(capra, {}, seededRandom('claims', seed, 'endings'), (one) => {
        const view = capra.view(one, 'open');
        return view.stock === 0 && one.actors.length > 1 && view.trick.plays.length > 0;
      });
      if (!deal) continue;
      claims++;
      const {turn, trick} = capra.view(deal, 'open');
      const nearness = (seat: Seat): number => (seat - trick.leader + 4) % 4;
      const [first, ...more] = deal.actors.filter((seat) => seat !== turn[0]).sort((a, b) => nearness(a) - nearness(b));
      const asked = valuesOf(deal, first!);
      assert.equal(asked.length, 2);
      for (const {move, value} of asked) {
        if (move.type === 'pass') {
          // Either the next holder is asked, or the player whose turn it is acts.
          const next = more[0] ?? turn[0]!;
          assert.equal(value, seenFrom(first!, next, bestOf(valuesOf(deal, next))), `seed ${seed}`);
          continue;
        }
        const after: CapraDeal = deal.clone();
        after.play(first!, move);
        if (after.over) continue;
        const next: Seat = after.actors[0]!;
        assert.equal(value, seenFrom(first!, next, bestOf(valuesOf(after, next))), `seed ${seed}`);
      }
    }
  });
});
