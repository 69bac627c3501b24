import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {run} from '../test/counted.mjs';
import {withMetadata} from './metadata.mjs';
import {demandMetadata, inOrder, tryPublishing} from './publish.mjs';

test('publishes a package after its dependencies', () => {
  const manifests = [
    {name: 'all', dependencies: {parts: '1', lit: '3'}},
    {name: 'parts', dependencies: {base: '1'}},
    {name: 'base'},
  ];
  assert.deepEqual(
    inOrder(manifests).map(({name}) => name),
    ['base', 'parts', 'all'],
  );
});

test('refuses to publish tarballs without the metadata of release.json', () => {
  const metadata = {
    repository: 'https://example.org/cards.git',
    homepage: 'https://example.org/',
    bugs: 'https://example.org/issues',
    author: 'A. Author',
  };
  const bare = {name: 'a', version: '1.0.0', description: '', license: 'MIT'};
  const packed = withMetadata(bare, metadata, 'packages/a');
  demandMetadata([{...packed, file: 'a.tgz'}], metadata);
  assert.throws(() => demandMetadata([packed], {...metadata, repository: ''}), /release.json lacks repository/);
  assert.throws(() => demandMetadata([bare], metadata), /a was packed with other metadata/);
  const other = {...metadata, repository: 'https://github.com/Owner/cards.git'};
  assert.throws(() => demandMetadata([packed], other), /a was packed with other metadata/);
});

test('leaves out a version that the registry has, and sends nothing in a dry run', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'publish-'));
  try {
    for (const name of ['new', 'old']) {
      const manifest = {name: `cartavola-test-${name}`, version: '1.0.0', description: '', license: 'MIT'};
      mkdirSync(`${folder}/${name}/package`, {recursive: true});
      writeFileSync(`${folder}/${name}/package/package.json`, JSON.stringify(manifest));
      mkdirSync(`${folder}/tarballs`, {recursive: true});
      run('tar', ['-czf', `${folder}/tarballs/${name}.tgz`, '-C', `${folder}/${name}`, 'package'], folder);
    }
    const name = 'cartavola-test-old';
    const known = {[name]: {name, 'dist-tags': {latest: '1.0.0'}, versions: {'1.0.0': {name, version: '1.0.0'}}}};
    assert.deepEqual(await tryPublishing(`${folder}/tarballs`, known), ['cartavola-test-new@1.0.0']);
  } finally {
    rmSync(folder, {recursive: true});
  }
});
