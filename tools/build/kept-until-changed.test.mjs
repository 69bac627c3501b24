import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, it} from 'node:test';
import {keptUntilChanged, writeWhole} from './kept-until-changed.mjs';

let root;
let made;
const at = (name) => path.join(root, name);
/** Creates a separate folder for each test of a suite. */
function useFolder() {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'kept-'));
    made = 0;
    writeFileSync(at('a'), 'one');
    writeFileSync(at('b'), 'two');
  });
  afterEach(() => rmSync(root, {recursive: true}));
}

/** Joins the content of two files. One is declared as an input, and the other is reported during the run. */
const joined = (meanwhile = () => undefined) =>
  keptUntilChanged({
    store: at('cache/joined.json'),
    root,
    files: [at('a')],
    make: async (note) => {
      made += 1;
      const [a, b] = ['a', 'b'].map((name) => readFileSync(at(name), 'utf8'));
      note(at('b'), b);
      await meanwhile();
      return a + b;
    },
  });

describe('A result kept until an input changes', () => {
  useFolder();

  it('is computed once', async () => {
    assert.deepEqual([await joined(), await joined(), made], ['onetwo', 'onetwo', 1]);
  });

  for (const [name, text] of [
    ['a', '1'],
    ['b', '2'],
  ])
    it(`is computed again when ${name} has changed`, async () => {
      const before = await joined();
      writeFileSync(at(name), text);
      const after = await joined();
      assert.notEqual(after, before);
      assert.deepEqual([await joined(), made], [after, 2]);
    });

  it('is computed again when an input file is missing', async () => {
    await joined();
    rmSync(at('b'));
    await assert.rejects(joined());
    assert.equal(made, 2);
  });

  it('is not cached as current if a file changed in the meantime', async () => {
    assert.equal(await joined(() => writeFileSync(at('b'), 'three')), 'onetwo');
    assert.deepEqual([await joined(), made], ['onethree', 2]);
  });

  it('is computed again if the cache cannot be read', async () => {
    await joined();
    for (const broken of ['', '{', '{"made":1}', 'null']) {
      writeFileSync(at('cache/joined.json'), broken);
      assert.equal(await joined(), 'onetwo');
    }
    assert.equal(made, 5);
  });

  it('is correct for concurrent callers, and does not leave other files behind', async () => {
    assert.deepEqual(await Promise.all([joined(), joined(), joined()]), ['onetwo', 'onetwo', 'onetwo']);
    assert.deepEqual(readdirSync(at('cache')), ['joined.json']);
  });
});

describe('A file written atomically', () => {
  useFolder();

  it('keeps its modification time if its text is the same', () => {
    utimesSync(at('a'), 1, 1);
    writeWhole(at('a'), 'one');
    assert.equal(statSync(at('a')).mtimeMs, 1000);
    writeWhole(at('a'), 'another');
    assert.notEqual(statSync(at('a')).mtimeMs, 1000);
  });

  it('may be in a folder that does not exist yet', () => {
    writeWhole(at('new/folder/file'), 'text');
    assert.equal(readFileSync(at('new/folder/file'), 'utf8'), 'text');
  });
});
