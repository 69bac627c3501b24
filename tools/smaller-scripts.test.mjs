import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decode, encode} from '@jridgewell/sourcemap-codec';
import {smaller, smallerChunks} from './smaller-scripts.mjs';

const LONG = 'const one=1;const other=()=>one+1;export const two=other();\n';

test('a script does the same in fewer bytes, and its map still names the source', async () => {
  const map = {version: 3, sources: ['a.ts'], names: [], mappings: encode([[[0, 0, 0, 0]]])};
  const made = await smaller(LONG, {module: true, map});
  assert.ok(made.code.length < LONG.length);
  assert.equal((await import(`data:text/javascript,${encodeURIComponent(made.code)}`)).two, 2);
  assert.deepEqual(made.map.sources, ['a.ts']);
  assert.ok(decode(made.map.mappings).flat().length > 0);
});

test('a script that would not get smaller stays as it is', async () => {
  assert.deepEqual(await smaller('x()', {module: false}), {code: 'x()', map: undefined});
});

test('chunks are made smaller, entries and other files are not', async () => {
  const bundle = {
    'a.js': {type: 'chunk', isEntry: true, code: LONG},
    'b.js': {type: 'chunk', code: LONG},
    'b.css': {type: 'asset', source: LONG},
  };
  await smallerChunks().generateBundle(undefined, bundle);
  assert.equal(bundle['a.js'].code, LONG);
  assert.ok(bundle['b.js'].code.length < LONG.length);
  assert.equal(bundle['b.css'].source, LONG);
});
