import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {isDeepStrictEqual} from 'node:util';
import {Match, readOptions, seededRandom, type Deal, type Move, type Seat, refusalOf} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

const DEALS = 12;

const VARIANTS: readonly (readonly [game: string, options: Record<string, unknown>])[] = [
  ...[2, 3, 4, 5, 6].map((players) => ['capodama', {players}] as const),
  ['scopa', {players: 2}],
  ['scopa', {players: 4}],
  ['capra', {}],
  ['calypso', {}],
  ['calypso', {revoke: 'penalise'}],
];

/** Returns the move with its captured cards in numerical order, because the order doesn't matter. */
const inOrder = (move: Move): Move =>
  move.takes ? {...move, takes: [...move.takes].sort((a, b) => a - b)} : {...move};

describe('A world that matches a view', () => {
  for (const [id, given] of VARIANTS) {
    it(`reports its moves, all legal, as they are replayed: ${id} ${JSON.stringify(given)}`, () => {
      const game = games.find((one) => one.id === id)!;
      const options = readOptions(game, given);
      assert.ok(options.ok);
      let told = 0;
      for (let number = 0; number < DEALS; number++) {
        const random = seededRandom('watched', number, id);
        const deal = new Match(game, options.value, `watched ${number}`).deal();
        const made: {readonly seat: Seat; readonly move: Move}[] = [];
        for (let left = random.below(40); left > 0 && !deal.over; left--) {
          const seat = deal.actors[random.below(deal.actors.length)]!;
          const moves = deal.moves(seat);
          const move = moves[random.below(moves.length)]!;
          deal.play(seat, move);
          made.push({seat, move});
        }
        const viewer = random.below(game.view(deal, 'open').hands.length);
        const seen: {readonly seat: Seat; readonly move: Move}[] = [];
        const watch = (world: Deal, seat: Seat, move: Move): void => {
          assert.equal(refusalOf(game, world, seat, move), undefined, JSON.stringify(move));
          seen.push({seat, move});
        };
        const world = game.sample(game.view(deal, viewer), random, watch);
        assert.deepEqual(game.view(world, viewer), game.view(deal, viewer));
        told += seen.length;
        // A claim returns the cards on the table, and the view hides who is asked.
        if (made.some(({move}) => ['claim', 'waive'].includes(move.type))) continue;
        assert.deepEqual(seen.map(({seat}) => seat).sort(), made.map(({seat}) => seat).sort());
        for (const {seat, move} of made.filter((one) => one.seat === viewer)) {
          assert.ok(seen.some((one) => one.seat === seat && isDeepStrictEqual(inOrder(one.move), inOrder(move))));
        }
      }
      assert.ok(told > DEALS);
    });
  }
});
