import {describe, it} from 'node:test';
import {expect} from '@esm-bundle/chai';
import {Match, readOptions, seededRandom} from '@cartavola/engine';
import {sampleDeal, scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {inOneStep} from '../../endings/ending.js';
import {lastHandOf, WAYS} from './last-hand.js';
import {solvingScopa} from './solve-scopa.js';

/** Plays deals at random to where the last hands have just been dealt. */
function* lastHands(deals: number): Generator<ScopaDeal> {
  const options = readOptions(scopa, {players: 2, rules: 'italian'});
  if (!options.ok) throw new Error(options.problem.message);
  for (let number = 0; number < deals; number++) {
    const deal = new Match(scopa, options.value, `last hand ${number}`).deal();
    const random = seededRandom('last hand', number, 'test');
    while (!deal.over && deal.stock > 0) {
      const moves = deal.moves(deal.turn);
      deal.play(deal.turn, moves[random.below(moves.length)]!);
    }
    if (!deal.over) yield deal;
  }
}

/** The same deal with three of the six cards in the second hand, as bits say. */
function dealtAs(deal: ScopaDeal, way: number): ScopaDeal {
  const world = deal.clone();
  const cards = [...world.hands.list(0), ...world.hands.list(1)].sort((one, other) => one - other);
  for (const [place, card] of cards.entries()) {
    for (const seat of [0, 1]) world.hands.take(seat, card);
    world.hands.give((way >> place) & 1, card);
  }
  return world;
}

/** Lead of side 0 at the end, with best play by both. */
function solved(deal: ScopaDeal): number {
  const values = inOneStep(solvingScopa(deal, 1e6))!.map(({value}) => value);
  return deal.turn === 0 ? Math.max(...values) : -Math.max(...values);
}

describe('What the last hand of Scopa is expected to bring', () => {
  it('is what best play brings in the mean of all ways that the cards may lie', () => {
    for (const deal of lastHands(12)) {
      const sum = WAYS.reduce((all, way) => all + solved(dealtAs(deal, way)), 0);
      expect(lastHandOf(deal, WAYS)).to.be.closeTo(sum / WAYS.length, 1e-9);
    }
  });

  it('is the same in every world that a player cannot tell apart', () => {
    for (const deal of lastHands(30)) {
      const random = seededRandom('worlds', 0, 'test');
      const view = scopa.view(deal, 0);
      const hidden = scopa.view(deal, 1).hands[0]!;
      const other = sampleDeal({...view, hands: [hidden, hidden]}, random);
      expect(lastHandOf(other)).to.equal(lastHandOf(deal));
    }
  });

  it('leaves the deal as it is', () => {
    for (const deal of lastHands(5)) {
      const before = structuredClone(scopa.view(deal, 'open'));
      lastHandOf(deal);
      expect(structuredClone(scopa.view(deal, 'open'))).to.deep.equal(before);
    }
  });
});
