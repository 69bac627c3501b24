import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {proveAgain} from '@cartavola/bots/puzzles.js';
import {UNKNOWN} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {answerText, readPuzzleSet, type Puzzle} from '@cartavola/lessons';
import {command} from './in-process.js';
import {sampleOf, sampleSize} from '../sample-size.js';

const TWO = ['--options', '{"players":2,"rules":"italian"}'];
const puzzlesIn = (lines: readonly string[]): readonly Puzzle[] => {
  const read = readPuzzleSet(JSON.parse(lines.join('\n')), games);
  assert.ok(read.ok, JSON.stringify(read));
  assert.deepEqual(read.value.problems, []);
  return read.value.puzzles;
};

describe('cartavola puzzles', () => {
  it('finds the same puzzles with the same seed, and different ones with a different seed', async () => {
    const count = sampleSize(1, 3);
    const args = ['puzzles', 'scopa', '--count', String(count), '--proof', 'exact', ...TWO];
    const first = await command([...args, '--seed', 'x']);
    assert.equal(first.status, 0);
    assert.equal(puzzlesIn(first.lines).length, count);
    assert.deepEqual(first.complaints, []);
    assert.deepEqual(await command([...args, '--seed', 'x']), first);
    assert.notDeepEqual((await command([...args, '--seed', 'y'])).lines, first.lines);
  });

  for (const [game, ...more] of sampleOf<readonly [string, ...string[]]>(
    [
      ['scopa', ...TWO],
      ['capra', '--seed', '3'],
      ['capodama', '--options', '{"players":4}'],
    ],
    2,
  )) {
    it(`proves its puzzles for ${game}: all cards are known, and the solver agrees`, async () => {
      const {lines} = await command([
        'puzzles',
        game,
        '--count',
        String(sampleSize(1, 2)),
        '--proof',
        'exact',
        ...more,
      ]);
      for (const {position, proof, answers, goal, id} of puzzlesIn(lines)) {
        assert.ok(!position.hands.flat().includes(UNKNOWN), id);
        const again = proveAgain(game, position, proof!)!;
        assert.deepEqual([again.proof.margin, again.right.map(answerText)], [proof!.margin, answers], id);
        assert.ok(goal === 'best' || goal === `secure>=${again.proof.gain}`, id);
      }
    });
  }

  it('finds puzzles that are played to the end of the deal, with the most points that can be forced', async () => {
    const {lines} = await command(['puzzles', 'scopa', '--count', '1', '--moves', '2', ...TWO]);
    const [{position, proof, answers, goal}] = puzzlesIn(lines) as [Puzzle];
    const again = proveAgain('scopa', position, proof!, 'secure')!;
    assert.deepEqual([goal, answers], [`secure>=${again.proof.gain}`, again.right.map(answerText)]);
  });

  it('keeps hidden cards hidden in a proof by search, which has the same result if repeated', async () => {
    const iterations = sampleSize(1000, 4000);
    const args = ['puzzles', 'capodama', '--count', '1', '--proof', 'search', '--iterations', String(iterations)];
    const {lines} = await command([...args, '--options', '{"players":4}']);
    const [{position, proof, answers}] = puzzlesIn(lines) as [Puzzle];
    assert.deepEqual([proof!.by, proof!.iterations, proof!.seeds], ['search', iterations, ['a', 'b']]);
    const others = position.hands.filter((_, seat) => seat !== position.seat);
    assert.ok(others.every((hand) => hand.includes(UNKNOWN)));
    assert.ok(!position.hands[position.seat]!.includes(UNKNOWN));
    const again = proveAgain('capodama', position, proof!)!;
    assert.deepEqual([again.proof.margin, again.right.map(answerText)], [proof!.margin, answers]);
  });

  it('prints the puzzles so far when it is stopped, and reports that', async () => {
    const stopped = new AbortController();
    const running = command(['puzzles', 'scopa', '--count', '500', '--proof', 'exact', ...TWO], {
      interrupted: stopped.signal,
      showed: (line) => line.startsWith('2 of 500') && stopped.abort(),
    });
    const {status, lines, complaints} = await running;
    assert.equal(status, 130);
    assert.equal(puzzlesIn(lines).length, 2);
    assert.equal(complaints.at(-1), 'cartavola: stopped, with 2 of 500 puzzles');
  });

  it('writes a file, but does not overwrite one', async () => {
    const written = new Map<string, Uint8Array>();
    const args = ['puzzles', 'scopa', '--count', '1', '--proof', 'exact', ...TWO, '-o', 'set.json'];
    const {lines} = await command(args, {written});
    assert.deepEqual(lines, ['set.json: 1 puzzle']);
    assert.equal(puzzlesIn([new TextDecoder().decode(written.get('set.json'))]).length, 1);
    const again = await command(args, {files: {'set.json': ''}});
    assert.deepEqual(
      [again.status, again.complaints.at(-1)],
      [2, 'cartavola: there is already a file set.json: add --force to overwrite it'],
    );
  });

  for (const [args, about] of [
    [[], /one game/],
    [['whist'], /"whist" is not a game/],
    [['scopa', '--options', '{"players":3}'], /options\.players/],
    [['capra', '--count', '0'], /--count/],
    [['capra', '--proof', 'faith'], /--proof must be one of exact, search/],
    [['calypso', '--moves', '5'], /--moves must be 2, 3 or 4/],
    [['capra', '--iterations', 'many'], /--iterations/],
  ] as const) {
    it(`refuses ${args.join(' ') || 'no game'}`, async () => {
      const {status, complaints} = await command(['puzzles', ...args]);
      assert.equal(status, 2);
      assert.match(complaints.join(), about);
    });
  }
});
