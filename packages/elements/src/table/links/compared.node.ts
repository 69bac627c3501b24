import {describe, it} from 'node:test';
import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose as chooseOf} from '@cartavola/bots/games.js';
import {Match, readOptions, type Game, type MatchRecord} from '@cartavola/engine';
import {calypso} from '@cartavola/engine/games/calypso/calypso.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import {capra} from '@cartavola/engine/games/capra/capra.js';
import {scopa} from '@cartavola/engine/games/scopa/scopa.js';
import {expertResult, type Compared} from './compared.js';
import {sampleOf, sampleSize} from '../../../../../test/sample-size.js';

/** Returns the daily match for a date, dealt but not yet played. */
function dealt(game: Game, given: object, date: string): {record: MatchRecord; seed: string} {
  const options = readOptions(game, given);
  if (!options.ok) throw new Error(options.problem.message);
  const seed = `cartavola daily 1 ${date} ${game.id}`;
  const match = new Match(game, options.value, seed);
  match.deal();
  return {record: {game: game.id, options: options.value, deals: [{...match.dealt!, moves: []}]}, seed};
}

const choose: Compared['choose'] = (view, options) => Promise.resolve(finish(chooseOf(view, options)).move);

const RESULTS: readonly [
  game: Game,
  options: object,
  seats: Compared['seats'],
  results: readonly (readonly number[])[],
][] = [
  [
    scopa,
    {players: 2},
    ['you', 'casual'],
    [
      [2, 1],
      [3, 0],
    ],
  ],
  [
    capodama,
    {players: 4},
    ['you', 'casual', 'casual', 'casual'],
    [
      [1, 1, 0, 0],
      [1, 0, 1, 0],
    ],
  ],
  [
    capra,
    {},
    ['you', 'strong', 'strong', 'strong'],
    [
      [0, 2],
      [0, 2],
    ],
  ],
  [
    calypso,
    {},
    ['you', 'casual', 'casual', 'casual'],
    [
      [830, 1130, 970, 920],
      [900, 1080, 880, 940],
    ],
  ],
];

describe('An expert’s result for a deal', () => {
  const dates = sampleOf(['2026-11-22', '2026-11-23'], 1);
  // A match of Calypso takes several seconds.
  for (const [game, options, seats, results] of RESULTS.slice(0, sampleSize(3, RESULTS.length)))
    it(`is the same everywhere, in ${game.id}`, async () => {
      for (const [place, date] of dates.entries()) {
        const {record, seed} = dealt(game, options, date);
        const asked = {game, record, seed, seats, choose};
        const first = await expertResult(asked, 0);
        expect(first, date).to.deep.equal(results[place]);
        expect(await expertResult(asked, 0), date).to.deep.equal(first);
      }
    });
});
