import assert from 'node:assert/strict';
import {test} from 'node:test';
import {definitions, folderTold, readAnywhere} from './cdn-define.mjs';

/** Chunk that re-exports another chunk's exports, as the bundler creates it for a module that is loaded on demand. */
const handing = (module, code, target) => ({
  type: 'chunk',
  isDynamicEntry: true,
  facadeModuleId: module,
  fileName: `chunks/${target}`,
  code,
  exports: [],
  imports: [],
});
const chunks = () => ({
  'cartavola.js': {imports: []},
  'chunks/define.js': handing('/base/define.ts', 'export{a as define,b as setLoader}from"./base-2.js";', 'define.js'),
  'chunks/card-0.js': handing('/a/a-card.ts', 'export{t as ACard}from"./card-1.js";', 'card-0.js'),
  'chunks/card-1.js': {fileName: 'chunks/card-1.js', exports: ['t'], imports: ['chunks/base-2.js']},
  'chunks/base-2.js': {fileName: 'chunks/base-2.js', exports: ['a', 'b'], imports: ['chunks/lit-3.js']},
  'chunks/lit-3.js': {fileName: 'chunks/lit-3.js', exports: ['c'], imports: []},
});
const CARD = {name: 'a-card', module: 'a/a-card', className: 'ACard'};

/** Emitted files, keyed by name. */
function emitted(bundle, elements) {
  const files = {};
  const context = {emitFile: ({fileName, source}) => (files[fileName] = source)};
  definitions('/', elements).generateBundle.call(context, undefined, bundle);
  return files;
}

test('writes a script per element that defines it, exports its class, requests imports and stores the folder', () => {
  const {'define/a-card.js': script, ...others} = emitted(chunks(), [CARD]);
  assert.deepEqual(others, {});
  const lines = script.split('\n');
  assert.equal(lines[0], 'import{t as ACard}from"../chunks/card-1.js";');
  assert.equal(lines[1], 'import{a as d,b as l}from"../chunks/base-2.js";');
  assert.deepEqual(lines.slice(2, 4), ['import"../chunks/base-2.js";', 'import"../chunks/lit-3.js";']);
  assert.match(lines[4], /cartavola\.folder.*import\.meta\.url/);
  assert.match(lines[4], /d\("a-card",ACard\);export\{ACard\};$/);
});

test('fails if no chunk contains the class of an element', () => {
  const table = {name: 'a-table', module: 'a/a-table', className: 'ATable'};
  assert.throws(() => emitted(chunks(), [CARD, table]), /<a-table>: no chunk/);
  assert.throws(() => emitted(chunks(), [{...CARD, className: 'Card'}]), /<a-card>: no chunk/);
});

test('does not write scripts for a part built on its own', () => assert.deepEqual(emitted({}, [CARD]), {}));

test('rewrites only entries, in syntax for browsers from 2018', async () => {
  const code = 'export const a=b?.c??d;import(`./x.js`);console.log(import.meta.url);';
  const bundle = {'entry.js': {code}, 'chunk.js': {code}};
  await readAnywhere(['entry.js', 'lost.js']).generateBundle(undefined, bundle);
  assert.doesNotMatch(bundle['entry.js'].code, /\?\.|\?\?/);
  assert.match(bundle['entry.js'].code, /import\(`\.\/x\.js`\).*import\.meta\.url/s);
  assert.equal(bundle['chunk.js'].code, code);
});

test('makes the loader store the folder address once it controls the page', () => {
  const {transform} = folderTold('/cartavola.ts');
  const {code} = transform('page[claim] = true;\nwatch();', '/cartavola.ts');
  assert.match(
    code,
    /^page\[claim\] = true; globalThis\[Symbol\.for\("cartavola\.folder"\)\]\?\?=import\.meta\.url;\nwatch/,
  );
  assert.equal(transform('page[claim] = true;', '/other.ts'), undefined);
  assert.throws(() => transform('watch();', '/cartavola.ts'), /lacks/);
});
