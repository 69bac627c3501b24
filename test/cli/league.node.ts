import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {command} from './in-process.js';
import {sampleSize} from '../sample-size.js';

interface Row {
  readonly game: string;
  readonly levels: readonly [string, string];
  readonly deals: number;
  readonly margin: number;
  readonly error: number;
  readonly points: readonly [number, number];
  readonly won: number;
}

const rows = async (...args: readonly string[]): Promise<readonly Row[]> => {
  const {status, lines, complaints} = await command(['league', ...args, '--json']);
  assert.deepEqual([status, complaints], [0, []]);
  return lines.map((line) => JSON.parse(line) as Row);
};

describe('A league of bots', () => {
  it('plays each level against the one before it, with the same result for the same seed', async () => {
    const args = ['scopa', '--options', '{"players":2}', '--deals', '3', '--iterations', '32', '--seed', 'a'];
    const once = await rows(...args);
    assert.deepEqual(
      once.map(({levels}) => levels),
      [
        ['casual', 'beginner'],
        ['strong', 'casual'],
        ['expert', 'strong'],
      ],
    );
    assert.deepEqual(await rows(...args), once);
  });

  it('ranks each level without a search above the one before it', async () => {
    const args = [
      '--options',
      '{"players":4}',
      '--deals',
      String(sampleSize(16, 40)),
      '--levels',
      'beginner,casual,strong',
    ];
    const found = await rows('capodama', ...args);
    assert.equal(found.length, 2);
    for (const {levels, margin, error} of found)
      assert.ok(margin > 2 * error, `${levels.join()}: ${margin} ± ${error}`);
  });

  it('ranks a level equal to itself, because each pack is played from both sides', async () => {
    for (const [game, options] of [
      ['capodama', '{"players":4}'],
      ['capodama', '{"players":3}'],
      ['scopa', '{"players":4}'],
      ['capra', '{}'],
    ] as const) {
      const [row] = await rows(game, '--options', options, '--levels', 'casual,casual', '--deals', '4');
      assert.equal(row!.margin, 0);
      assert.equal(row!.won, 0.5);
      assert.equal(row!.deals, 4);
    }
  });

  it('measures in game points: 120 for both sides together in a deal of Capra', async () => {
    const [row] = await rows('capra', '--levels', 'beginner,casual', '--deals', '3');
    assert.ok(Math.abs(row!.points[0] + row!.points[1] - 120) < 1e-9);
    assert.ok(Math.abs(row!.points[0] - row!.points[1] - row!.margin) < 1e-9);
    assert.ok(row!.error > 0);
  });

  it('prints its result as a sentence', async () => {
    const {lines} = await command(['league', 'capra', '--levels', 'casual,casual', '--deals', '2']);
    assert.deepEqual(lines, [
      'capra: casual is 0.00 ± 0.00 points ahead of casual (60.00 to 60.00), and wins 50.0 %; 2 packs',
    ]);
  });

  for (const [what, ...args] of [
    ['one level', 'capra', '--levels', 'casual'],
    ['an unknown level', 'capra', '--levels', 'casual,godlike'],
    ['no packs', 'capra', '--deals', '0'],
    ['no game'],
  ] as const) {
    it(`refuses ${what}`, async () => {
      const {status, complaints} = await command(['league', ...args]);
      assert.equal(status, 2);
      assert.equal(complaints.length, 1);
    });
  }
});
