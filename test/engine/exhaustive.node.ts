import {describe, it} from 'node:test';
import {expect} from 'chai';
import {engineTexts, plainTexts, playedTo} from './both-sides.js';
import {engineLeaves, plainLeaves, total, type Leaves} from './game-tree.js';
import type {GivenOptions} from './plain-games.js';
import {sampleSize} from '../sample-size.js';

/** A position with the number of leaves in its whole tree or, if there is a depth, the number of positions that many moves later. */
interface Ending {
  readonly game: string;
  readonly options: GivenOptions;
  readonly seed: number;
  /** Number of moves in the match before the position. */
  readonly ply: number;
  readonly depth?: number;
  readonly leaves: number;
}

const italian = 'italian';
const free = 'free';
const penalise = 'penalise';

const ENDINGS: readonly Ending[] = [
  {game: 'capodama', options: {players: 1}, seed: 0, ply: 22, leaves: 8778},
  {game: 'capodama', options: {players: 2}, seed: 1, ply: 22, leaves: 1272},
  {game: 'capodama', options: {players: 3}, seed: 2, ply: 12, leaves: 5784},
  {game: 'capodama', options: {players: 4}, seed: 0, ply: 22, leaves: 4720},
  {game: 'capodama', options: {players: 5}, seed: 1, ply: 30, leaves: 5784},
  {game: 'capodama', options: {players: 6}, seed: 1, ply: 36, leaves: 10_752},

  // The doubled suit and the fourth trump, and gifts laid down in any order.
  {game: 'capodama', options: {players: 3}, seed: 0, ply: 0, depth: 3, leaves: 504},
  {game: 'capodama', options: {players: 4}, seed: 0, ply: 1, depth: 3, leaves: 10_080},
  {game: 'capodama', options: {players: 4}, seed: 0, ply: 3, depth: 4, leaves: 1792},
  {game: 'capodama', options: {players: 5}, seed: 0, ply: 0, depth: 3, leaves: 3648},
  {game: 'capodama', options: {players: 6}, seed: 0, ply: 5, depth: 3, leaves: 50_176},

  {game: 'scopa', options: {players: 2}, seed: 2, ply: 20, leaves: 8028},
  {game: 'scopa', options: {players: 2, rules: italian}, seed: 2, ply: 20, leaves: 8028},
  {game: 'scopa', options: {players: 4}, seed: 3, ply: 18, leaves: 9806},
  {game: 'scopa', options: {players: 4, rules: italian}, seed: 3, ply: 18, leaves: 9806},

  {game: 'capra', options: {}, seed: 4, ply: 26, leaves: 2226},
  // One player who may claim, then two (the nearer one is asked), at the end and in the middle of a deal.
  {game: 'capra', options: {}, seed: 854, ply: 18, leaves: 3716},
  {game: 'capra', options: {}, seed: 3987, ply: 17, leaves: 21_881},
  {game: 'capra', options: {}, seed: 3061, ply: 7, depth: 4, leaves: 2204},

  {game: 'calypso', options: {}, seed: 1, ply: 36, leaves: 5184},
  {game: 'calypso', options: {overruff: free}, seed: 1, ply: 36, leaves: 5568},
  {game: 'calypso', options: {revoke: penalise}, seed: 1, ply: 38, leaves: 6996},
  {game: 'calypso', options: {overruff: free, revoke: penalise}, seed: 2, ply: 38, leaves: 5184},
  // The last deal of the match, at the end of which calypsos are scored.
  {game: 'calypso', options: {}, seed: 2, ply: 190, leaves: 12_624},
  {game: 'calypso', options: {overruff: free}, seed: 2, ply: 190, leaves: 13_680},
  {game: 'calypso', options: {revoke: penalise}, seed: 1, ply: 194, leaves: 10_368},
  {game: 'calypso', options: {overruff: free, revoke: penalise}, seed: 1, ply: 194, leaves: 10_368},
];

/** The smallest tree in each game, or all trees. */
const tried = [...new Set(ENDINGS.map(({game}) => game))].flatMap((game) =>
  ENDINGS.filter((ending) => ending.game === game)
    .sort((a, b) => a.leaves - b.leaves)
    .slice(0, sampleSize(1, ENDINGS.length)),
);

const sorted = (leaves: Leaves): [string, number][] => [...leaves].sort(([a], [b]) => (a < b ? -1 : 1));

describe('The whole tree of an ending', () => {
  for (const {game, options, seed, ply, depth, leaves} of tried) {
    const variant = [game, ...Object.values(options)].join(' ');
    const reach = depth === undefined ? '' : `, ${depth} moves deep`;
    it(`has ${leaves} leaves with the same scores in the engine and the plain rules: ${variant}, ${seed}/${ply}${reach}`, () => {
      const both = playedTo(game, options, seed, ply);
      expect(engineTexts(both)).to.deep.equal(plainTexts(both));
      const inEngine: Leaves = new Map();
      const byPlain: Leaves = new Map();
      engineLeaves(both.game, both.engine, depth ?? Infinity, inEngine);
      plainLeaves(both.plain, depth ?? Infinity, byPlain);
      expect(total(inEngine), 'in the engine').to.equal(leaves);
      expect(total(byPlain), 'by the plain rules').to.equal(leaves);
      expect(sorted(inEngine)).to.deep.equal(sorted(byPlain));
    });
  }
});
