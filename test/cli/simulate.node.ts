import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {command} from './in-process.js';
import {sampleSize} from '../sample-size.js';

type Choice = Readonly<Record<string, unknown>>;

/** Every number of players, and each value of the other options once. */
const VARIANTS = games.flatMap((game): (readonly [string, string])[] => {
  const choices = (name: string): readonly Choice[] => {
    const values = game.options.find((option) => option.name === name)?.values ?? [];
    return values === 'count' ? [] : values.map((value) => ({[name]: value}));
  };
  const players = choices('players');
  const others = game.options.flatMap(({name}) => (name === 'players' ? [] : choices(name)));
  return (players.length > 0 ? players : [{}]).flatMap((base) =>
    [{}, ...others].map((other) => [game.id, JSON.stringify({...base, ...other})] as const),
  );
});

interface Match {
  readonly deals: readonly unknown[];
}

const simulated = async (game: string, ...args: readonly string[]): Promise<readonly string[]> => {
  const {status, lines, complaints} = await command(['simulate', game, ...args]);
  assert.deepEqual([status, complaints], [0, []]);
  return lines;
};

describe('Simulated matches', () => {
  for (const [game, options] of VARIANTS) {
    const deals = sampleSize(2, 12);
    const given = ['--options', options, '--deals', String(deals), '--seed', 'one'];

    it(`of ${game} ${options} are complete, canonical and numerous enough`, async () => {
      const lines = await simulated(game, ...given);
      assert.deepEqual(await command(['canonical'], {input: lines.join('\n')}), {status: 0, lines, complaints: []});
      const {lines: told} = await command(['replay'], {input: lines.join('\n')});
      for (const line of told) assert.notEqual((JSON.parse(line) as {result: unknown}).result, null);
      const dealt = lines.map((line) => (JSON.parse(line) as Match).deals.length);
      const sum = dealt.reduce((before, deals) => before + deals, 0);
      assert.ok(sum >= deals, `${sum} deals`);
      assert.ok(sum - dealt.at(-1)! < deals, `${sum} deals`);
    });

    it(`of ${game} ${options} depend only on the seed`, async () => {
      const lines = await simulated(game, ...given);
      assert.deepEqual(await simulated(game, ...given), lines);
      assert.equal(
        new Set([...lines, ...(await simulated(game, ...given, '--seed', 'two'))]).size > lines.length,
        true,
      );
      assert.equal(new Set(lines).size, lines.length);
    });
  }

  it('keep the given options', async () => {
    const [line] = await simulated(games[0]!.id, '--options', JSON.stringify({players: 4, target: 1}));
    assert.deepEqual((JSON.parse(line!) as {options: unknown}).options, {players: 4, target: 1});
  });
});

describe('Bots’ play', () => {
  it('puts the stronger level ahead in a league', async () => {
    const args = ['--options', '{"players":4}', '--levels', 'beginner,strong', '--deals', '4', '--seed', 'one'];
    const {lines} = await command(['league', 'capodama', ...args, '--json']);
    const {levels, margin} = JSON.parse(lines[0]!) as {levels: readonly string[]; margin: number};
    assert.deepEqual(levels, ['strong', 'beginner']);
    assert.ok(margin > 0, `${margin}`);
  });

  it('is reviewed only for the given seat', async () => {
    const options = ['--options', '{"players":2,"target":1}', '--seed', 'one'];
    const [input] = await simulated('scopa', ...options);
    const {lines} = await command(['review', '--seat', '1', '--iterations', '1'], {input: input!});
    const {deals} = JSON.parse(lines[0]!) as {deals: readonly {moves: readonly {move: {seat: number}}[]}[]};
    const seats = deals.flatMap(({moves}) => moves.map(({move}) => move.seat));
    assert.deepEqual([...new Set(seats)], [1]);
  });
});
