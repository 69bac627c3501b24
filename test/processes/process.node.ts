import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {platform, tmpdir} from 'node:os';
import path from 'node:path';
import {describe, it, type TestContext} from 'node:test';
import {vectorFiles} from '../vectors/read-vectors.js';
import {sampleOf} from '../sample-size.js';

const records = vectorFiles.map(({vectors}) => JSON.stringify(vectors[0]!.record));

interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

const COMMAND = [process.execPath, 'tools/build/cartavola.mjs'];
const SCRIPT = ['npm', 'run', '-s', 'cartavola', '--'];

/** Runs the command as a process. `until` is the number of characters after which to stop reading its output. */
function run(args: readonly string[], input = '', until = Infinity, [program, ...before] = COMMAND): Promise<Ended> {
  const child = spawn(program!, [...before, ...args], {
    stdio: 'pipe',
    shell: program === 'npm' && platform() === 'win32',
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.length > until) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => child.on('close', (status) => resolve({status, output, errors})));
}

function fileWith(test: TestContext, text: string): string {
  const file = path.join(tmpdir(), `cartavola-${process.pid}-${test.name.replace(/\W+/g, '-')}.jsonl`);
  writeFileSync(file, text);
  test.after(() => rmSync(file));
  return file;
}

describe('The cartavola process', () => {
  it('answers standard input and files in complete lines only', async (test) => {
    const text = records.map((record) => `${record}\n`).join('');
    assert.deepEqual(await run(['canonical'], text), {status: 0, output: text, errors: ''});
    assert.deepEqual(await run(['canonical', fileWith(test, text)]), {status: 0, output: text, errors: ''});
  });

  it('exits with 1 after an error, and with 2 after incorrect usage', async () => {
    const bad = await run(['replay'], `{\n${records[0]}\n`);
    assert.deepEqual([bad.status, bad.errors, bad.output.split('\n').length], [1, '', 3]);
    for (const args of sampleOf([[], ['shuffle'], ['replay', 'no-such-file.jsonl'], ['replay', 'packages']], 2)) {
      const {status, output, errors} = await run(args);
      assert.deepEqual([status, output], [2, ''], args.join(' '));
      assert.match(errors, /^cartavola: .+\n$/);
    }
  });

  it('prints only its lines and keeps its exit status when run as a workspace script', async () => {
    const {status, output} = await run(['canonical', '-'], `${records[0]}\n\n{`, Infinity, SCRIPT);
    const [line, error, ...rest] = output.split('\n');
    assert.deepEqual([status, line, rest], [1, records[0], ['']]);
    assert.match(error!, /^\{"error":\{"code":"record\.json"/);
    assert.equal((await run(['shuffle'], '', Infinity, SCRIPT)).status, 2);
  });

  it('prints the version of its package', async () => {
    const {version} = JSON.parse(readFileSync('packages/cli/package.json', 'utf8')) as {version: string};
    assert.deepEqual(await run(['--version']), {status: 0, output: `${version}\n`, errors: ''});
  });

  it('exits quietly when nobody reads its output any more', async () => {
    const args = ['simulate', 'scopa', '--options', '{"players":2}', '--deals', '1000000'];
    const {status, errors} = await run(args, '', 5000);
    assert.deepEqual([status, errors], [0, '']);
  });

  it('reads a line of 10 MB', async () => {
    const record = JSON.parse(records[0]!) as {deals: object[]};
    const comment = 'ô'.repeat(5_000_000);
    record.deals[0] = {...record.deals[0], comments: {'0': comment}};
    const {status, output} = await run(['canonical'], `${JSON.stringify(record)}\n${records[1]}\n`);
    assert.equal(status, 0);
    const [long, short] = output.trimEnd().split('\n');
    assert.ok(long!.includes(comment));
    assert.equal(short, records[1]);
  });
});
