import assert from 'node:assert/strict';
import {test} from 'node:test';
import {definitions, folderTold, readAnywhere} from './cdn-define.mjs';

const FOLDER = '/define/';
const chunks = () => ({
  'cartavola.js': {imports: []},
  'chunks/card-1.js': {
    facadeModuleId: '/define/a-card.ts',
    fileName: 'chunks/card-1.js',
    exports: ['Card'],
    imports: ['chunks/core-2.js'],
  },
  'chunks/core-2.js': {fileName: 'chunks/core-2.js', exports: ['a'], imports: ['chunks/lit-3.js']},
  'chunks/lit-3.js': {fileName: 'chunks/lit-3.js', exports: ['b'], imports: []},
});

/** Emitted files by name. */
function emitted(bundle, elements, exports = ['Card']) {
  const files = {};
  const context = {
    getModuleInfo: (id) => (id === '/define/a-card.ts' ? {exports} : null),
    emitFile: ({fileName, source}) => (files[fileName] = source),
  };
  definitions(FOLDER, elements).generateBundle.call(context, undefined, bundle);
  return files;
}

test('writes a script for each element that exports its class, asks for all at once and tells where the folder is', () => {
  const {'define/a-card.js': script, ...others} = emitted(chunks(), ['a-card']);
  assert.deepEqual(others, {});
  const [own, all, folder] = script.split('\n');
  assert.equal(own, 'export{Card}from"../chunks/card-1.js";');
  assert.equal(all, 'import"../chunks/core-2.js";import"../chunks/lit-3.js";');
  assert.match(folder, /cartavola\.folder.*import\.meta\.url/);
});

test('exports the class of an element from the chunk that has it under another name', () => {
  const handing = {
    type: 'chunk',
    isDynamicEntry: true,
    facadeModuleId: '/define/a-card.ts',
    fileName: 'chunks/card-0.js',
    code: 'export{t as Card}from"./group-4.js";\n',
    exports: ['Card'],
    imports: ['chunks/group-4.js'],
  };
  const group = {fileName: 'chunks/group-4.js', exports: ['t'], imports: ['chunks/core-2.js']};
  const bundle = {...chunks(), 'chunks/card-1.js': handing, 'chunks/group-4.js': group};
  const [own, all] = emitted(bundle, ['a-card'])['define/a-card.js'].split('\n');
  assert.equal(own, 'export{t as Card}from"../chunks/group-4.js";');
  assert.equal(all, 'import"../chunks/core-2.js";import"../chunks/lit-3.js";');
});

test('fails where an element has no chunk of its own, or that lacks an export', () => {
  assert.throws(() => emitted(chunks(), ['a-card', 'a-table']), /<a-table>: no chunk/);
  assert.throws(() => emitted(chunks(), ['a-card'], ['Card', 'CardEvent']), /<a-card>: no chunk/);
});

test('writes none where a part is built alone', () => assert.deepEqual(emitted({}, ['a-card']), {}));

test('rewrites an entry in syntax of browsers from 2018, and no other file', async () => {
  const code = 'export const a=b?.c??d;import(`./x.js`);console.log(import.meta.url);';
  const bundle = {'entry.js': {code}, 'chunk.js': {code}};
  await readAnywhere(['entry.js', 'lost.js']).generateBundle(undefined, bundle);
  assert.doesNotMatch(bundle['entry.js'].code, /\?\.|\?\?/);
  assert.match(bundle['entry.js'].code, /import\(`\.\/x\.js`\).*import\.meta\.url/s);
  assert.equal(bundle['chunk.js'].code, code);
});

test('lets the loader tell where the folder is, once it has claimed the page', () => {
  const {transform} = folderTold('/cartavola.ts');
  const {code} = transform('page[claim] = true;\nwatch();', '/cartavola.ts');
  assert.match(
    code,
    /^page\[claim\] = true; globalThis\[Symbol\.for\("cartavola\.folder"\)\]\?\?=import\.meta\.url;\nwatch/,
  );
  assert.equal(transform('page[claim] = true;', '/other.ts'), undefined);
  assert.throws(() => transform('watch();', '/cartavola.ts'), /lacks/);
});
