import assert from 'node:assert/strict';
import {test} from 'node:test';
import {publishedManifest} from './tarballs.mjs';

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
