import assert from 'node:assert/strict';
import {test} from 'node:test';
import {missingMetadata, withMetadata} from './metadata.mjs';

const METADATA = {
  repository: 'https://example.org/cards.git',
  homepage: 'https://example.org/',
  bugs: 'https://example.org/issues',
  author: 'A. Author',
};

test('lists the values that are missing or blank', () => {
  assert.deepEqual(missingMetadata(METADATA), []);
  assert.deepEqual(missingMetadata({...METADATA, bugs: ' ', author: undefined}), ['bugs', 'author']);
});

test('adds the values to a manifest once, after its description, and keeps all other keys', () => {
  const manifest = {
    name: 'a',
    version: '1.0.0',
    description: 'A package.',
    license: 'MIT',
    type: 'module',
    exports: {},
  };
  const made = withMetadata(manifest, METADATA, 'packages/a');
  assert.deepEqual(Object.keys(made), [
    ...['name', 'version', 'description', 'license', 'author', 'homepage', 'repository', 'bugs'],
    ...['type', 'exports'],
  ]);
  assert.deepEqual(made.repository, {type: 'git', url: 'git+https://example.org/cards.git', directory: 'packages/a'});
  assert.deepEqual(withMetadata(made, METADATA, 'packages/a'), made);
});
