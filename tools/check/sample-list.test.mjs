import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {it} from 'node:test';
import {checkSamples, LIST, listSamples} from './sample-list.mjs';

it('Samples match the list, and those of a released version do not change', (test) => {
  const root = mkdtempSync(path.join(tmpdir(), 'samples-'));
  test.after(() => rmSync(root, {recursive: true}));
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {cwd: root});
  const write = (file, text) => writeFileSync(path.join(root, 'test/samples', file), text);
  const list = () => writeFileSync(path.join(root, LIST), listSamples(root));
  const faults = () => checkSamples(root).map((fault) => fault.replace(/^test\/samples\/(.*?):1 this sample /, '$1 '));
  mkdirSync(path.join(root, 'test/samples/0.1.0'), {recursive: true});
  write('0.1.0/links.json', '[]\n');
  list();
  assert.deepEqual(faults(), []);
  write('0.1.0/saves.json', '');
  assert.match(faults().join(), /^0\.1\.0\/saves\.json is not in /);
  list();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Release');
  git('tag', 'v0.1.0');
  write('0.1.0/links.json', '[0]\n');
  assert.match(faults().join(), /^0\.1\.0\/links\.json changed or is gone/);
  list();
  assert.deepEqual(faults(), ['0.1.0/links.json is not as it was in v0.1.0']);
});
