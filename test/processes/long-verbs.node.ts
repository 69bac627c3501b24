import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {command} from '../cli/in-process.js';

const PAGE =
  '<script type="module" src="cartavola.js"></script><img src="a.png"><rules-explainer game="capra"></rules-explainer>';
const RECORD = (await command(['simulate', 'scopa', '--options', '{"target":1}'])).lines[0]!;

interface Long {
  readonly args: readonly string[];
  readonly input?: string;
  /** Pattern for the unit in which progress is shown. */
  readonly unit: string;
}

const LONG: Readonly<Record<string, Long>> = {
  league: {args: ['league', 'capra', '--levels', 'casual,casual', '--deals', '4'], unit: 'of 4 packs'},
  simulate: {args: ['simulate', 'capra', '--deals', '40'], unit: 'of 40 deals'},
  puzzles: {args: ['puzzles', 'capra', '--count', '1', '--proof', 'exact'], unit: 'of 1 puzzle'},
  review: {args: ['review', '--iterations', '2', '-'], input: RECORD, unit: 'of \\d+ moves'},
  scorm: {args: ['scorm', 'a.html', '-o', 'a.zip'], unit: 'files?'},
  check: {args: ['check', 'a.html', 'b.html'], unit: 'of 2 files'},
};
const WORLD = {
  files: {'a.html': PAGE, 'b.html': PAGE, 'a.png': ''},
  kit: {'cartavola.js': '', 'learning.js': ''},
};

describe('A long-running verb', () => {
  for (const [name, {args, unit, ...given}] of Object.entries(LONG)) {
    it(`shows its progress only on a terminal: ${name}`, async () => {
      const shown: string[] = [];
      const told = await command(args, {...WORLD, ...given, showed: (line) => shown.push(line)});
      assert.deepEqual([told.status, told.complaints], [0, []]);
      assert.match(shown[0]!, new RegExp(`^\\d+ ${unit}`));
      assert.equal(shown.at(-1), '', 'the line is removed');
      assert.deepEqual(await command(args, {...WORLD, ...given}), told);
    });

    it(`exits with 130 when it is stopped: ${name}`, async () => {
      const stopped = new AbortController();
      const written = new Map<string, Uint8Array>();
      const world = {...WORLD, ...given, written, interrupted: stopped.signal};
      const {status, lines} = await command(args, {...world, showed: () => stopped.abort()});
      assert.equal(status, 130);
      assert.equal(written.size, 0);
      const whole = await command(args, {...WORLD, ...given});
      assert.ok(lines.join('\n').length <= whole.lines.join('\n').length + 50);
    });
  }

  it('shows progress, rate and time left', async () => {
    const shown: string[] = [];
    await command(LONG['league']!.args, {showed: (line) => shown.push(line)});
    const [first] = shown.filter((line) => line.startsWith('2 of 4'));
    assert.match(first!, /^2 of 4 packs, \d+(?:\.\d)? (?:a second|a minute|an hour), \d+(?::\d\d)+ left$/);
  });

  it('prints its partial result when it is stopped', async () => {
    const stopAt = async (name: string, begin: string, more: object = {}) => {
      const stopped = new AbortController();
      const {args, unit: _, ...given} = LONG[name]!;
      const showed = (line: string): unknown => line.startsWith(begin) && stopped.abort();
      return command(args, {...WORLD, ...given, ...more, interrupted: stopped.signal, showed});
    };
    assert.match((await stopAt('league', '2 of')).lines.join(), /; 2 packs$/);
    const records = (await stopAt('simulate', '20 of')).lines;
    assert.ok(records.length > 0);
    assert.deepEqual((await command(['canonical'], {input: records.join('\n')})).lines, records);
    const review = JSON.parse((await stopAt('review', '3 of')).lines[0]!) as {
      stopped: boolean;
      deals: {moves: unknown[]}[];
    };
    assert.deepEqual([review.stopped, review.deals.flatMap(({moves}) => moves).length], [true, 3]);
    const misspelt = '<scopa-tabel></scopa-tabel>';
    const checked = await stopAt('check', '1 of', {files: {'a.html': misspelt, 'b.html': misspelt}});
    assert.deepEqual(
      checked.lines.flatMap((line) => /^\w+\.html/.exec(line) ?? []),
      ['a.html'],
    );
  });

  it('exits with 130 as a process, after complete lines only', async () => {
    const args = ['tools/build/cartavola.mjs', 'simulate', games[0]!.id, '--deals', '1000000'];
    const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'pipe']});
    let [output, errors] = ['', ''];
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output === '') child.kill('SIGINT');
      output += text;
    });
    const ended = await new Promise((resolve) => child.on('close', (...how) => resolve(how)));
    assert.deepEqual([ended, errors], [[130, null], '']);
    assert.ok(output.endsWith('}\n'));
  });
});
