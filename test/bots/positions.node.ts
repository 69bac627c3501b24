import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {askingOrder, finish} from '@cartavola/bots';
import {isSameMove} from '@cartavola/bots/costs.js';
import {choose} from '@cartavola/bots/games.js';
import {positionOf} from '@cartavola/bots/positions.js';
import {Match, readOptions, seededRandom, viewPosition} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';

const VARIANTS: readonly (readonly [game: string, options: Record<string, unknown>])[] = [
  ...[2, 3, 4, 5, 6].map((players) => ['capodama', {players}] as const),
  ['scopa', {players: 2, rules: 'source'}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
];

describe('A view written as a position', () => {
  for (const [id, given] of VARIANTS) {
    it(`has the same moves and the same unknown cards: ${id} ${JSON.stringify(given)}`, () => {
      const game = games.find((one) => one.id === id)!;
      const options = readOptions(game, given);
      assert.ok(options.ok);
      let written = 0;
      for (let number = 0; number < 3; number++) {
        const deal = new Match(game, options.value, `positions ${number}`).deal();
        while (!deal.over) {
          for (const seat of askingOrder(deal.actors, game.view(deal, 'spectator').turn)) {
            const view = game.view(deal, seat);
            const position = positionOf(view, seat);
            if (position) {
              written++;
              const again = viewPosition(game, position, seededRandom('positions', 0, 'test'));
              assert.equal(again.moves.length, view.moves.length);
              for (const move of view.moves) assert.ok(again.moves.some((one) => isSameMove(one, move)));
              assert.deepEqual(position.hands, view.hands);
            }
            const {move} = finish(choose(view, {level: 'strong', iterations: 0, seed: 'positions'}));
            if (move.type === 'pass') continue;
            deal.play(seat, move);
            break;
          }
        }
      }
      assert.ok(written > 10, String(written));
    });
  }
});
