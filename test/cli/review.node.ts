import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {command} from './in-process.js';

interface Move {
  readonly seat: number;
  readonly type: string;
  readonly card?: string;
}

interface Review {
  readonly deals: readonly {
    readonly moves: readonly {
      readonly ply: number;
      readonly move: Move;
      readonly loss: number;
      readonly better: {
        readonly move: Move;
        readonly reasons: readonly {
          readonly cards: readonly string[];
          readonly points?: number;
          readonly text: string;
        }[];
      } | null;
    }[];
    readonly moments: readonly number[];
  }[];
}

const simulated = async (...args: readonly string[]): Promise<string> =>
  (await command(['simulate', ...args, '--seed', 'reviewed'])).lines[0]!;

const reviewOf = async (record: string, ...args: readonly string[]): Promise<Review> => {
  const {status, lines} = await command(['review', ...args], {input: record});
  assert.equal(status, 0);
  return JSON.parse(lines[0]!) as Review;
};

describe('A reviewed record', () => {
  for (const [id, options] of [
    ['capodama', '{"players":2,"target":1}'],
    ['scopa', '{"players":2,"target":1}'],
    ['capra', '{}'],
  ] as const) {
    it(`has the costs of random moves, and the three decisive moves: ${id}`, async () => {
      const whole = JSON.parse(await simulated(id, '--options', options)) as {
        deals: {marks?: unknown}[];
        totals?: unknown;
      };
      const {marks: _, ...first} = whole.deals[0]!;
      const {totals: __, ...rest} = whole;
      // Unfinished deals are also reviewed.
      const moves = (first as unknown as {moves: Move[]}).moves.slice(0, -1);
      const record = JSON.stringify({...rest, deals: [{...first, moves}]});
      const {deals} = await reviewOf(record, '--iterations', '200', '--lang', 'it');
      assert.equal(deals.length, 1);
      const [{moves: judged, moments}] = deals as [Review['deals'][number]];
      const lost = judged.filter(({loss}) => loss > 0);
      assert.ok(lost.length > 0);
      for (const {ply, move, loss, better} of judged) {
        assert.deepEqual(move, moves[ply]);
        assert.equal(better === null, loss === 0);
        if (!better) continue;
        assert.equal(better.move.seat, move.seat);
        assert.notDeepEqual(better.move, move);
        const asked = {...rest, deals: [{...first, moves: moves.slice(0, ply)}]};
        const {lines} = await command(['refusal'], {input: JSON.stringify({record: asked, move: better.move})});
        if (better.move.type !== 'pass') assert.equal(lines[0], '{"refusal":null}');
        for (const {cards, points, text} of better.reasons) {
          assert.match(text, /\.$/u);
          assert.ok(
            cards.every((card) => /^[AKQJT2-9][SHDC]$/.test(card)),
            cards.join(),
          );
          if (points !== undefined) assert.ok(text.includes(points.toLocaleString('it')), text);
        }
      }
      const worst = [...lost].sort((a, b) => b.loss - a.loss).slice(0, 3);
      assert.deepEqual(
        moments,
        worst.map(({ply}) => ply),
      );
      const own = await reviewOf(record, '--iterations', '200', '--seat', '1', '--lang', 'it');
      assert.deepEqual(
        own.deals[0]!.moves,
        judged.filter(({move}) => move.seat === 1),
      );
    });
  }

  it('has a line for each record, and reports unreadable ones', async () => {
    const record = await simulated('scopa', '--options', '{"players":2,"target":1}', '--levels', 'casual');
    const input = `${record}\n{}\n${record}`;
    const {status, lines} = await command(['review', '--iterations', '20', '--seat', '0'], {input});
    assert.equal(status, 1);
    assert.equal(lines[0], lines[2]);
    assert.match(lines[1]!, /^\{"error":\{"code":"record\./);
  });

  for (const [args, about] of [
    [['--seat', 'mine'], /--seat/],
    [['--iterations', '0'], /--iterations/],
    [['--lang', 'de'], /--lang/],
  ] as const) {
    it(`refuses ${args.join(' ')}`, async () => {
      const {status, complaints} = await command(['review', ...args], {input: '{}'});
      assert.equal(status, 2);
      assert.match(complaints.join(), about);
    });
  }
});
