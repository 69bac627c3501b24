// Tests that generated files match their sources.
import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {written} from '../tools/elements-of-kit.mjs';
import {root} from '../tools/place.mjs';
import {withVersion} from '../tools/versions.mjs';

test('the list of elements matches the manifest: `npm run elements`', () => {
  assert.equal(readFileSync(`${root}includes/elements.json`, 'utf8'), written());
});

test('the version matches the kit: `npm run version:take`', () => {
  for (const {file, before, after} of withVersion()) assert.equal(before, after, file);
});

test('the page in frames loads files with the version of the kit in their addresses: `npm run kit`', () => {
  const {version} = JSON.parse(readFileSync(`${root}../cartavola/package.json`, 'utf8'));
  const page = readFileSync(`${root}kit/embed.html`, 'utf8');
  const addresses = Array.from(page.matchAll(/(?:href|src)="([^"]*)"/g), ([, address]) => address);
  const files = ['embed.css', 'cartavola.css', 'embed.js'];
  assert.deepEqual(
    addresses,
    files.map((file) => `${file}?ver=${version}`),
  );
});

test('every string has a translation in every language: `npm run translations`', () => {
  const {status, stderr} = spawnSync(process.execPath, ['tools/make-translations.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});

test('a translation has as many placeholders as the original string', () => {
  for (const language of ['fr_FR', 'it_IT']) {
    const text = readFileSync(`${root}languages/cartavola-${language}.po`, 'utf8');
    for (const [, from, to] of text.matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm))
      assert.equal(to.split('%s').length, from.split('%s').length, from);
  }
});

test('the files that WordPress reads are built', () => {
  for (const file of [
    ...[
      'build/element/block.json',
      'build/element/index.asset.php',
      'build/element/render.php',
      'kit/cartavola.js',
      'kit/embed.html',
    ],
    ...['fr_FR', 'it_IT']
      .flatMap((language) => [`${language}.mo`, `${language}-cartavola-element-editor-script.json`])
      .map((name) => `languages/cartavola-${name}`),
  ])
    assert.ok(existsSync(root + file), `${file}: run \`npm run build\``);
});
