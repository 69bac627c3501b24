import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {askedAtOnce, licenceOf, notices, packageFolder} from './cdn-files.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'cdn-files-'));
after(() => rmSync(root, {recursive: true}));

/** Installs a package with, or without, a licence file. */
function install(name, licence) {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version: '1.2.3', license: 'BSD-3-Clause'}));
  if (licence) writeFileSync(path.join(folder, 'LICENSE'), licence);
  return folder;
}

test('finds the package of a module, with its scope', () => {
  assert.equal(packageFolder('/a/node_modules/@lit/context/index.js'), '/a/node_modules/@lit/context');
  assert.equal(packageFolder('/a/node_modules/lit-html/lit-html.js'), '/a/node_modules/lit-html');
  assert.equal(packageFolder('/a/packages/engine/src/card.ts'), undefined);
});

test('fails for a package without a licence', () => {
  assert.match(
    licenceOf(install('given', 'Do what you like.')),
    /^given 1\.2\.3 \(BSD-3-Clause\)\n\nDo what you like\.\n$/,
  );
  assert.throws(() => licenceOf(install('silent')), /silent has no licence file/);
});

test('names each package that has code in the bundle, once, and no other', () => {
  writeFileSync(path.join(root, 'LICENSE'), 'Our own.');
  const used = {renderedLength: 5};
  const modules = {
    [`${install('b', 'Of b.')}/b.js`]: used,
    [`${install('a', 'Of a.')}/a.js`]: used,
    [`${install('a', 'Of a.')}/other.js`]: used,
    [`${install('shaken-away', 'Of another.')}/index.js`]: {renderedLength: 0},
  };
  let text;
  notices(root).generateBundle.call({emitFile: ({source}) => (text = source)}, undefined, {
    chunk: {modules},
    asset: {},
  });
  assert.deepEqual(text.match(/^Our own\.|Of .*/gm), ['Our own.', 'Of a.', 'Of b.']);
});

test('asks for a chunk and for all that it imports at once', () => {
  const entry = {
    facadeModuleId: '/entry.ts',
    code: 'a=()=>import(`./chunks/table-1.js`),b=()=>import(`./chunks/card-2.js`)',
    imports: [],
  };
  askedAtOnce('/entry.ts').generateBundle(undefined, {
    'entry.js': entry,
    'chunks/table-1.js': {imports: ['chunks/core-3.js']},
    'chunks/core-3.js': {imports: ['chunks/lit-4.js']},
    'chunks/lit-4.js': {imports: []},
    'chunks/card-2.js': {imports: []},
  });
  assert.match(entry.code, /a=\(\)=>load\$\(`table-1 core-3 lit-4`\),b=\(\)=>import\(`\.\/chunks\/card-2\.js`\)$/);
  const unknown = {'entry.js': {facadeModuleId: '/entry.ts', code: 'import("./other.js")', imports: []}};
  assert.throws(() => askedAtOnce('/entry.ts').generateBundle(undefined, unknown), /imports no chunk/);
});
