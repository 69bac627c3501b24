import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {numberOf} from '@cartavola/bots/search/move-number.js';
import {Match, readOptions, seededRandom, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {sampleSize} from '../sample-size.js';

/** Returns a move as a string, with its lists of cards sorted. */
const written = (move: Move): string =>
  JSON.stringify(
    Object.entries(move).map(([key, value]) => [
      key,
      Array.isArray(value) ? [...(value as number[])].sort() : (value as unknown),
    ]),
  );

describe('The number of a move', () => {
  for (const game of games) {
    it(`differs if and only if the moves differ: ${game.id}`, () => {
      const numbers = new Map<number, string>();
      for (const players of [2, 4, 6]) {
        const options = readOptions(game, game.options.some(({name}) => name === 'players') ? {players} : {});
        if (!options.ok) continue;
        for (let seed = 0; seed < sampleSize(15, 120); seed++) {
          const random = seededRandom('numbers', seed, 'test');
          const deal = new Match(game, options.value, `${seed}`).deal();
          while (!deal.over) {
            const {actors} = deal;
            for (const seat of actors) {
              for (const move of [...deal.moves(seat), {type: 'pass'}]) {
                const known = numbers.get(numberOf(move));
                if (known !== undefined) assert.equal(known, written(move));
                numbers.set(numberOf(move), written(move));
              }
            }
            const seat = actors[random.below(actors.length)]!;
            const moves = deal.moves(seat);
            deal.play(seat, moves[random.below(moves.length)]!);
          }
        }
      }
      assert.equal(new Set(numbers.values()).size, numbers.size);
      assert.ok(numbers.size > 40);
    });
  }
});
