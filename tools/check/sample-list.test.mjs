import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {checkSamples, LIST, listOf, listText} from './sample-list.mjs';

describe('The samples of released versions', () => {
  let root;
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {cwd: root});
  const write = (file, text) => writeFileSync(path.join(root, 'test/samples', file), text);
  const list = () => writeFileSync(path.join(root, LIST), listText(listOf(root)));
  const faults = () => {
    const found = [];
    checkSamples(root, (file, message) => found.push(`${file}: ${message.split(':')[0]}`));
    return found;
  };

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'cartavola-samples-'));
    mkdirSync(path.join(root, 'test/samples/0.1.0'), {recursive: true});
    write('0.1.0/records.jsonl', '{}\n');
    write('0.1.0/links.json', '[]\n');
    list();
  });
  afterEach(() => rmSync(root, {recursive: true, force: true}));

  it('are as they are listed', () => assert.deepEqual(faults(), []));

  it('are neither changed, removed nor left unlisted', () => {
    write('0.1.0/records.jsonl', '{} \n');
    rmSync(path.join(root, 'test/samples/0.1.0/links.json'));
    write('0.1.0/saves.json', '');
    assert.deepEqual(faults(), [
      'test/samples/0.1.0/links.json: this sample is gone',
      'test/samples/0.1.0/records.jsonl: this sample was changed',
      `test/samples/0.1.0/saves.json: this sample is not in ${LIST}`,
    ]);
  });

  it('stay as they were in a tagged version, whatever the list says; new ones may come', () => {
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Release');
    git('tag', 'v0.1.0');
    mkdirSync(path.join(root, 'test/samples/0.2.0'));
    write('0.2.0/records.jsonl', '{}\n');
    list();
    assert.deepEqual(faults(), []);
    write('0.1.0/records.jsonl', '{} \n');
    list();
    assert.deepEqual(faults(), [`${LIST}: 0.1.0/records.jsonl is not as it was in v0.1.0`]);
  });
});
