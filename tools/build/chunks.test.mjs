import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {chunksOfFolders, chunksOfModules} from './chunks.mjs';

const SOURCE = '/packages/elements/src/';
const module = (file) => `${SOURCE}${file}.ts`;

describe('A folder of elements is a chunk', () => {
  const chunks = (imports) => {
    const modules = Object.entries(imports).map(([file, [all = [], dynamic = []]]) => [
      module(file),
      {imports: all.map(module), dynamic: dynamic.map(module)},
    ]);
    return Object.fromEntries(chunksOfFolders(new Map(modules)));
  };

  it('with its subfolders, at any depth', () => {
    const found = chunks({'table/table': [['table/render/deep/card']], 'table/render/deep/card': []});
    assert.deepEqual(found, {table: 'table', 'table/render/deep': 'table'});
  });

  it('without those that are loaded on demand', () => {
    const found = chunks({
      'table/table': [[], ['table/panels/menu']],
      'table/panels/menu': [['table/table', 'table/panels/deep/rule']],
      'table/panels/deep/rule': [],
    });
    assert.deepEqual(found, {table: 'table', 'table/panels': 'table-panels', 'table/panels/deep': 'table-panels'});
  });

  it('and so is a game’s folder', () => {
    const found = chunks({'games/one/table': [['games/two/table']], 'games/two/table': []});
    assert.deepEqual(found, {'games/one': 'games-one', 'games/two': 'games-two'});
  });

  it('and does not statically import anything that it loads on demand', () => {
    const twice = {'table/table': [['table/panels/menu'], ['table/panels/menu']], 'table/panels/menu': []};
    assert.throws(() => chunks(twice), /table\.ts imports .*menu\.ts, which is loaded on demand/);
  });
});

describe('A module from another package', () => {
  /** Returns the parts of a kit: base; table and pad, which import base; and the given parts. */
  function partsOf(others, imports = {}) {
    const room = (name) => ({
      name,
      modules: [module(`${name}/${name}`)],
      entry: module(`${name}/${name}`),
      imports: [...(name === 'base' ? [] : ['base.js']), ...(imports[name] ?? [])],
      dynamicImports: [],
      size: 50000,
      isEntry: false,
    });
    const entry = {...room('start'), modules: ['/start.ts'], entry: '/start.ts', imports: [], isEntry: true};
    const rooms = Object.fromEntries(['base', 'table', 'pad'].map((name) => [`${name}.js`, room(name)]));
    const loader = {...entry, dynamicImports: ['table.js', 'pad.js']};
    return {'start.js': loader, ...rooms, ...others};
  }
  const part = (name, size, more = {}) => ({
    name,
    modules: [`/packages/engine/src/${name}.ts`],
    imports: [],
    dynamicImports: [],
    size,
    isEntry: false,
    ...more,
  });
  const LOADS = ['base', 'table', 'pad'].map((name) => ({parts: [module(`${name}/${name}`)], weight: 1}));
  const chunkOf = (parts, name) => chunksOfModules(parts, LOADS).names.get(`/packages/engine/src/${name}.ts`);

  it('is in the chunk that needs it', () => {
    assert.equal(chunkOf(partsOf({'cards.js': part('cards', 9000)}, {table: ['cards.js']}), 'cards'), 'table');
  });

  it('is in the chunk that needs it and is loaded with all others that do', () => {
    const imports = {base: ['cards.js'], table: ['cards.js'], pad: ['cards.js']};
    assert.equal(chunkOf(partsOf({'cards.js': part('cards', 9000)}, imports), 'cards'), 'base');
  });

  it('is in a separate chunk if it is large and several chunks that do not load each other need it', () => {
    const imports = {table: ['sums.js'], pad: ['sums.js']};
    assert.equal(chunkOf(partsOf({'sums.js': part('sums', 20000)}, imports), 'sums'), 'engine-sums');
  });

  it('shares a chunk with its folder’s other strings in the same language', () => {
    const text = (name) => ({...part(name, 500), entry: `/packages/engine/src/${name}.ts`});
    const others = {
      'a.fr.js': text('a.fr'),
      'b.fr.js': text('b.fr'),
      'a.it.js': text('a.it'),
      'b.it.js': text('b.it'),
      'texts.js': part('texts', 9000, {dynamicImports: ['a.fr.js', 'b.fr.js', 'a.it.js', 'b.it.js']}),
    };
    const parts = partsOf(others, {table: ['texts.js']});
    assert.equal(chunkOf(parts, 'a.fr'), chunkOf(parts, 'b.fr'));
    assert.notEqual(chunkOf(parts, 'a.fr'), chunkOf(parts, 'a.it'));
  });
});
