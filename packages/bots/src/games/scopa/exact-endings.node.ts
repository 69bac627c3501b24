import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Match, readOptions, seededRandom, type Seat} from '@cartavola/engine';
import {scopa, type ScopaDeal, type ScopaView} from '@cartavola/engine/games/scopa/scopa.js';
import {sampleSize} from '../../../../../test/sample-size.js';
import {lossOf, verdict} from '../../coach.js';
import {finish} from '../../drive.js';
import type {MoveValue} from '../../endings/ending.js';
import {choose} from '../../games.js';
import {solvingScopa} from './solve-scopa.js';

const DEALS = sampleSize(20, 200);

/** Lead in points that is rare between equal players. */
const GREAT = 4;

interface Ending {
  readonly view: ScopaView;
  /** Final lead of the seat's side after each move and best play. */
  readonly values: readonly MoveValue[];
}

function solved(deal: ScopaDeal): readonly MoveValue[] {
  const steps = solvingScopa(deal);
  for (;;) {
    const {done, value} = steps.next();
    if (done) return value;
  }
}

/** Yields the decisions of both seats in the last hands of deals in which one side captures whatever it can. */
function* endings(given: Record<string, unknown>): Generator<Ending> {
  const options = readOptions(scopa, given);
  assert.ok(options.ok);
  for (let number = 0; number < DEALS; number++) {
    const deal = new Match(scopa, options.value, `endings/${number}`).deal();
    const random = seededRandom('endings', number, 'test');
    while (!deal.over) {
      const seat = deal.turn;
      const view = scopa.view(deal, seat);
      if (deal.stock === 0 && view.moves.length > 1) yield {view, values: solved(deal)};
      const moves = deal.moves(seat);
      const liked = moves.filter(({takes}) => (takes !== undefined) === (seat === number % 2));
      const from = liked.length > 0 && random.below(4) > 0 ? liked : moves;
      deal.play(seat, from[random.below(from.length)]!);
    }
  }
}

describe('At the end of a Scopa deal for two, in which all cards are known', () => {
  for (const rules of ['italian', 'source']) {
    it(`the expert gives no point away, and the coach names the exact loss: ${rules}`, () => {
      let great = 0;
      for (const {view, values} of endings({players: 2, rules})) {
        const most = Math.max(...values.map(({value}) => value));
        if (Math.abs(most) >= GREAT) great++;
        const seat = view.viewer as Seat;
        const what = `${rules}, seat ${seat}: ${JSON.stringify(values)}`;
        const valueOf = (move: object): number =>
          values.find((one) => JSON.stringify(one.move) === JSON.stringify(move))!.value;
        const {move} = finish(choose(view, {level: 'expert', iterations: 400, seed: 'endings'}));
        assert.equal(valueOf(move), most, what);
        const judged = finish(verdict(view));
        assert.equal(valueOf(judged.move), most, what);
        for (const one of values)
          assert.equal(Math.round(1e6 * lossOf(judged, one.move)), 1e6 * (most - one.value), what);
      }
      assert.ok(great > DEALS / 10, `${great} decisions with a great lead`);
    });
  }
});
