import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {readPosition, writePosition} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {command} from '../cli/in-process.js';

const FOLDER = 'test/samples';
const versions = readdirSync(FOLDER).filter((name) => /^\d/.test(name));
const linesOf = (version: string, file: string): string[] =>
  readFileSync(`${FOLDER}/${version}/${file}`, 'utf8').split('\n').filter(Boolean);

for (const version of versions)
  describe(`Output of ${version}`, () => {
    it('has records that replay to their last move and give the same bytes when written again', async () => {
      const lines = linesOf(version, 'records.jsonl');
      const input = lines.join('\n');
      const replayed = await command(['replay'], {input});
      assert.deepEqual(replayed.complaints, []);
      assert.equal(replayed.lines.length, lines.length);
      assert.deepEqual(
        replayed.lines.filter((line) => 'error' in (JSON.parse(line) as object)),
        [],
      );
      assert.equal(replayed.status, 0);
      assert.deepEqual((await command(['canonical'], {input})).lines, lines);
    });

    it('has positions that give the same bytes when read and written again', () => {
      for (const line of linesOf(version, 'positions.jsonl')) {
        const read = readPosition(JSON.parse(line), games);
        assert.ok(read.ok, read.ok ? '' : `${read.problem.path}: ${read.problem.message} ${line}`);
        assert.equal(JSON.stringify(writePosition(read.value.position, read.value.game)), line);
      }
    });
  });
