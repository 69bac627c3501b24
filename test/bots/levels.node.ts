import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {askingOrder, finish, LEVELS, type Choice, type Level} from '@cartavola/bots';
import {choose, playersOf} from '@cartavola/bots/games.js';
import {
  Match,
  readOptions,
  seededRandom,
  type Deal,
  type Seat,
  type View,
  type WholeGame,
  refusalOf,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {sampleOf, sampleSize} from '../sample-size.js';

const ITERATIONS = sampleSize(8, 48);

/** The bots' games, each with its options. */
const VARIANTS: readonly (readonly [game: string, options: Record<string, unknown>, deals: number])[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => ['capodama', {players}, 6] as const),
  ['scopa', {players: 2, rules: 'source'}, 6],
  ['scopa', {players: 2, rules: 'italian'}, 6],
  ['scopa', {players: 4, rules: 'italian'}, 4],
  ['capra', {}, 6],
  ['calypso', {}, 3],
];

const chosen = (view: View, level: Level, seed = 'test'): Choice =>
  finish(choose(view, {level, iterations: ITERATIONS, seed}));

/** Plays deals. Calls `look` with each choice before it is played. First asks the seats that may act out of turn. */
function watched(
  game: WholeGame,
  given: Record<string, unknown>,
  deals: number,
  level: Level,
  look: (deal: Deal, seat: Seat, choice: Choice) => void,
): void {
  const options = readOptions(game, given);
  assert.ok(options.ok);
  for (let number = 0; number < deals; number++) {
    const deal = new Match(game, options.value, `levels ${number}`).deal();
    while (!deal.over) {
      const {turn} = game.view(deal, 'spectator');
      for (const seat of askingOrder(deal.actors, turn)) {
        const choice = chosen(game.view(deal, seat), level);
        look(deal, seat, choice);
        if (choice.move.type === 'pass') continue;
        deal.play(seat, choice.move);
        break;
      }
    }
  }
}

describe('Bots of every level', () => {
  for (const [id, options, deals] of sampleOf(VARIANTS, 6)) {
    const game = games.find((one) => one.id === id)!;
    for (const level of LEVELS) {
      it(`follow the rules, give reasons, and use only their view: ${level}, ${id} ${JSON.stringify(options)}`, () => {
        const random = seededRandom(id, 0, 'worlds');
        let others = 0;
        watched(game, options, sampleSize(1, deals), level, (deal, seat, choice) => {
          const view = game.view(deal, seat);
          const {move, value, reasons} = choice;
          if (move.type === 'pass') assert.ok(!view.turn.includes(seat));
          else assert.equal(refusalOf(game, deal, seat, move), undefined, JSON.stringify(move));
          assert.ok(Number.isFinite(value));
          assert.ok(reasons.length > 0);
          // It makes the same choice in a different world with the same view, and with a copy of the view.
          const world = game.sample(view, random);
          if (JSON.stringify(game.view(world, 'open').hands) !== JSON.stringify(game.view(deal, 'open').hands))
            others++;
          assert.deepEqual(chosen(structuredClone(game.view(world, seat)), level), choice);
        });
        assert.ok(others > 0 || options['players'] === 1);
      });
    }
  }

  it('may stop after any step with a legal choice', () => {
    for (const [id, options] of sampleOf(VARIANTS, 4)) {
      const game = games.find((one) => one.id === id)!;
      let steps = 0;
      watched(game, options, 1, 'casual', (deal, seat) => {
        for (const {move} of choose(game.view(deal, seat), {
          level: 'expert',
          iterations: sampleSize(24, 64),
          seed: '',
        })) {
          steps++;
          if (move.type !== 'pass') assert.equal(refusalOf(game, deal, seat, move), undefined);
        }
      });
      assert.ok(steps > 0);
    }
  });

  it('reject a game without bots', () => {
    assert.throws(() => playersOf('whist'), RangeError);
  });
});
