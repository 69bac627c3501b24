import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, type Level} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {Match, readOptions, type Options} from '@cartavola/engine';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {winsOf} from '../bench/matches.js';
import {sampleSize} from '../sample-size.js';

const VARIANTS = [
  {players: 2, rules: 'italian'},
  {players: 2, rules: 'source'},
  {players: 4, rules: 'italian'},
];

const MATCHES = sampleSize(20, 150);

function whole(given: Record<string, unknown>): Options {
  const options = readOptions(scopa, given);
  assert.ok(options.ok);
  return options.value;
}

/**
 * Counts a level's moves in the given number of deals, and those that lay down a card although another one could
 * capture.
 */
function refusals(level: Level, options: Options, deals: number): {readonly moves: number; readonly refused: number} {
  const counted = {moves: 0, refused: 0};
  for (let number = 0; number < deals; number++) {
    const deal = new Match(scopa, options, `beginner ${number}`).deal();
    while (!deal.over) {
      const view = scopa.view(deal, deal.actors[0]!);
      const {move} = finish(choose(view, {level, iterations: 0, seed: `${number}`}));
      counted.moves++;
      if (!move.takes && view.moves.some(({takes}) => takes)) counted.refused++;
      deal.play(deal.actors[0]!, move);
    }
  }
  return counted;
}

describe('A Scopa beginner', () => {
  for (const given of VARIANTS) {
    const name = `${given.players} players, rules “${given.rules}”`;

    it(`always captures if it can: ${name}`, () => {
      const {moves, refused} = refusals('beginner', whole(given), 60);
      assert.equal(refused, 0, `of ${moves} moves`);
    });

    it(`loses more often than it wins against a casual player: ${name}`, () => {
      const levels = ['casual', 'beginner'] as const;
      const contest = {game: 'scopa', options: given, levels, parts: 2, matches: MATCHES, iterations: 0};
      const won = winsOf({...contest, seed: 'beginner'});
      console.log(`casual won ${won} of ${MATCHES} matches against beginner: ${name}`);
      assert.ok(won >= 0.55 * MATCHES, `${won}`);
    });
  }
});
