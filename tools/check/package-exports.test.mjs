import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkExports} from './package-exports.mjs';

const open = (name) => ({
  '@cartavola/source': `./src/${name}.ts`,
  types: `./dist/${name}.d.ts`,
  default: `./dist/${name}.js`,
});
const closed = (name) => ({'@cartavola/source': `./src/${name}.ts`});

/** Lists the faults of an engine with these exports and these importing files. */
function faultsOf(exports, files = {}) {
  const texts = new Map(Object.entries(files));
  texts.set('packages/engine/package.json', JSON.stringify({exports: {'.': open('index'), ...exports}}, null, 2));
  for (const name of ['index', 'card', 'masks']) texts.set(`packages/engine/src/${name}.ts`, 'export const a = 1;');
  const faults = [];
  checkExports(texts, (file, line, message) => faults.push(`${file}:${line} ${message}`));
  return faults;
}
const card = "import {a} from '@cartavola/engine/card.js';";

test('takes what another package imports as public', () => {
  assert.deepEqual(faultsOf({'./card.js': open('card')}, {'packages/bots/src/a.ts': card}), []);
});

test('takes what a page or a document imports as public', () => {
  for (const file of ['demo/a.ts', 'stories/a.ts', 'docs/a.md'])
    assert.deepEqual(faultsOf({'./card.js': open('card')}, {[file]: card}), [], file);
});

test('keeps what only tests import for this repository', () => {
  for (const file of ['packages/bots/src/a.node.ts', 'test/a.ts']) {
    assert.deepEqual(faultsOf({'./card.js': closed('card')}, {[file]: card}), [], file);
    assert.match(faultsOf({'./card.js': open('card')}, {[file]: card}).join(), /must say "\.\/card\.js": \{[^,]*\}$/);
  }
});

test('names what is imported and not exported, and who imports it', () => {
  const [fault, ...others] = faultsOf({}, {'packages/bots/src/a.ts': "await import('@cartavola/engine/card.js')"});
  assert.match(fault, /exports lack "\.\/card\.js": \{.*\}, which packages\/bots\/src\/a\.ts imports$/);
  assert.deepEqual(others, []);
});

test('finds what nobody imports, on its line', () => {
  const [fault, ...others] = faultsOf({'./masks.js': open('masks')});
  assert.match(fault, /^packages\/engine\/package\.json:8 "\.\/masks\.js" is exported, and nobody imports it/);
  assert.deepEqual(others, []);
});

test('finds a pattern, and a file that is not there', () => {
  assert.match(faultsOf({'./*.js': open('*')}).join(), /name each/);
  assert.match(faultsOf({'./a.schema.json': './a.schema.json'}).join(), /not there/);
});

test('takes declarations and what the manifest makes, which no code imports', () => {
  const declared = {'./react.d.ts': './react.d.ts', './custom-elements.json': './custom-elements.json'};
  assert.deepEqual(faultsOf(declared, {'packages/engine/react.d.ts': 'export {};'}), []);
  assert.match(faultsOf({'./react.d.ts': './react.d.ts'}).join(), /not there/);
});

test('exports what defines an element, and not what definitions share', () => {
  const texts = new Map([
    ['packages/elements/src/index.ts', ''],
    ['packages/elements/src/define/define.ts', ''],
    ['packages/elements/src/define/playing-card.ts', ''],
    ['packages/elements/package.json', JSON.stringify({exports: {'.': open('index')}})],
  ]);
  const faults = [];
  checkExports(texts, (_file, _line, message) => faults.push(message));
  assert.equal(faults.length, 1);
  assert.match(faults[0], /exports lack "\.\/define\/playing-card\.js"/);
});
