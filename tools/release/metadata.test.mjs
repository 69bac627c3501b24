import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {missingMetadata, readMetadata, withMetadata} from './metadata.mjs';

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

test('completes empty values for the repository of a GitHub workflow', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'metadata-'));
  const completed = (given, repository) => {
    writeFileSync(
      path.join(folder, 'release.json'),
      JSON.stringify({repository: '', homepage: '', bugs: '', ...given}),
    );
    return readMetadata(folder, {GITHUB_REPOSITORY: repository});
  };
  try {
    assert.deepEqual(completed({author: 'A. Author'}, 'Owner/cards'), {
      repository: 'https://github.com/Owner/cards.git',
      homepage: 'https://owner.github.io/cards/',
      bugs: 'https://github.com/Owner/cards/issues',
      author: 'A. Author',
    });
    assert.equal(completed({}, 'Owner/owner.github.io').homepage, 'https://owner.github.io/');
    assert.deepEqual(completed(METADATA, 'Owner/cards'), METADATA);
    assert.deepEqual(missingMetadata(completed({repository: 'https://example.org/a.git'})), [
      'homepage',
      'bugs',
      'author',
    ]);
    assert.deepEqual(missingMetadata(completed({})), ['repository', 'homepage', 'bugs', 'author']);
  } finally {
    rmSync(folder, {recursive: true});
  }
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
