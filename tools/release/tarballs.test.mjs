import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {publicDeclarations, publishedManifest} from './tarballs.mjs';

test('publishes a manifest without exports of source files', () => {
  const manifest = {
    name: 'a',
    exports: {
      '.': {'@cartavola/source': './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js'},
      './*.js': {'@cartavola/source': './src/*.ts'},
      './a.css': './a.css',
    },
  };
  assert.deepEqual(publishedManifest(manifest), {
    name: 'a',
    exports: {'.': {types: './dist/index.d.ts', default: './dist/index.js'}, './a.css': './a.css'},
  });
});

test('needs the declarations that exports name, and all that they import', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'declarations-'));
  const texts = {
    'index.d.ts': "export * from './parts/one.js';",
    'parts/one.d.ts': "export type One = import('../two.js').Two;",
    'two.d.ts': "import './parts/one.js';",
    'define/a.d.ts': '',
    'internal.d.ts': '',
  };
  const files = Object.keys(texts).map((file) => `dist/${file}`);
  const exports = {
    '.': {types: './dist/index.d.ts'},
    './define/*.js': {types: './dist/define/*.d.ts'},
    './a.css': './a.css',
  };
  try {
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(path.dirname(`${folder}/dist/${file}`), {recursive: true});
      writeFileSync(`${folder}/dist/${file}`, text);
    }
    assert.deepEqual([...publicDeclarations(folder, exports, files)].sort(), files.slice(0, -1).sort());
    assert.throws(() => publicDeclarations(folder, exports, files.slice(0, 2)), /no file matches/);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
