import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, test} from 'node:test';
import {askedAhead, classicScript, facadesRemoved, licenceOf, mapsApart, notices, packageFolder} from './cdn-files.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'cdn-files-'));
after(() => rmSync(root, {recursive: true}));

/** Installs a package with or without a licence file. */
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
  assert.deepEqual(licenceOf(install('given', 'Do what you like.\n')), {
    of: 'given 1.2.3 (BSD-3-Clause)',
    text: 'Do what you like.',
  });
  assert.throws(() => licenceOf(install('silent')), /silent has no licence file/);
});

test('lists each package that has code in the bundle once and no others', () => {
  writeFileSync(path.join(root, 'LICENSE'), 'Our own.');
  const used = {renderedLength: 5};
  const modules = {
    [`${install('b', 'Of b.')}/b.js`]: used,
    [`${install('a', 'Of a.')}/a.js`]: used,
    [`${install('a', 'Of a.')}/other.js`]: used,
    [`${install('shaken-away', 'Of another.')}/index.js`]: {renderedLength: 0},
    [`${install('c', 'Of a.')}/c.js`]: used,
  };
  let text;
  notices(root).generateBundle.call({emitFile: ({source}) => (text = source)}, undefined, {
    chunk: {modules},
    asset: {},
  });
  assert.deepEqual(text.match(/^Our own\.|Of .*/gm), ['Our own.', 'Of a.', 'Of b.']);
  assert.match(text, /^a 1\.2\.3 \(BSD-3-Clause\)\nc 1\.2\.3 \(BSD-3-Clause\)\n\nOf a\.$/m);
});

test('imports re-exports from their target, and drops the re-exporting chunk', () => {
  const importer = {
    type: 'chunk',
    code: 'a=()=>import(`./table.en-11111111.js`),b=()=>import(`./other-33333333.js`)',
    dynamicImports: ['chunks/table.en-11111111.js'],
  };
  const bundle = {
    'chunks/board-00000000.js': importer,
    'chunks/table.en-11111111.js': {
      type: 'chunk',
      isDynamicEntry: true,
      fileName: 'chunks/table.en-11111111.js',
      code: 'export{t as table,words}from"./words.en-22222222.js";\n',
      dynamicImports: [],
    },
    'chunks/words.en-22222222.js': {type: 'chunk', code: 'let t=1,words=2;export{t,words}', dynamicImports: []},
    'LICENSES.txt': {type: 'asset'},
  };
  facadesRemoved().generateBundle(undefined, bundle);
  assert.equal(
    importer.code,
    'a=()=>import(`./words.en-22222222.js`).then(e=>({table:e.t,words:e.words})),b=()=>import(`./other-33333333.js`)',
  );
  assert.deepEqual(importer.dynamicImports, ['chunks/words.en-22222222.js']);
  assert.deepEqual(Object.keys(bundle), ['chunks/board-00000000.js', 'chunks/words.en-22222222.js', 'LICENSES.txt']);
});

test('gives the loader the files of the parts with their imports, and lists them', () => {
  const plugin = askedAhead('/ask-for.ts', {'scopa-table': '/games-scopa.ts', 'words.en': '/words.en.ts'});
  assert.equal(plugin.load('/other.ts'), undefined);
  const loader = {type: 'chunk', fileName: 'loader.js', code: plugin.load('/ask-for.ts')};
  const chunk = (name, imports = []) => [
    `chunks/${name}-00000000.js`,
    {
      type: 'chunk',
      name,
      fileName: `chunks/${name}-00000000.js`,
      moduleIds: [`/${name}.ts`],
      imports: imports.map((one) => `chunks/${one}-00000000.js`),
    },
  ];
  const chunks = [
    chunk('games-scopa', ['core']),
    chunk('core', ['lit']),
    chunk('lit'),
    chunk('words.en', ['lit']),
    chunk('words.fr'),
  ];
  const emitted = {};
  const context = {emitFile: ({fileName, source}) => (emitted[fileName] = JSON.parse(source))};
  plugin.generateBundle.call(context, undefined, {'loader.js': loader, ...Object.fromEntries(chunks)});
  assert.match(
    loader.code,
    /'games-scopa-00000000 core-00000000 lit-00000000 words\.en-00000000\|scopa-table:0:1:2 words\.en:3:2'/,
  );
  assert.deepEqual(emitted, {
    'preload.json': {
      'scopa-table': ['games-scopa', 'core', 'lit'].map((name) => `chunks/${name}-00000000.js`),
      'words.en': ['words.en', 'lit'].map((name) => `chunks/${name}-00000000.js`),
    },
  });
  const unknown = {'loader.js': {...loader, code: plugin.load('/ask-for.ts')}};
  assert.throws(
    () => plugin.generateBundle(undefined, unknown),
    /no chunk has .*, the first module of the part scopa-table/,
  );
});

test('moves only source maps into their folder, and removes those of the last build', () => {
  const dir = path.join(root, 'dist');
  const maps = path.join(root, 'maps');
  const files = ['entry.js', 'entry.js.map', 'chunks/table.js.map'];
  for (const file of [...files.map((name) => path.join(dir, name)), path.join(maps, 'old.js.map')]) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, '');
  }
  mapsApart(maps).writeBundle({dir}, Object.fromEntries(files.map((file) => [file, {}])));
  const all = (folder) => readdirSync(folder, {recursive: true}).filter((file) => path.extname(file));
  assert.deepEqual(all(dir), ['entry.js']);
  assert.deepEqual(all(maps).sort(), [path.join('chunks', 'table.js.map'), 'entry.js.map']);
});

test('the classic script loads the module in the same folder, and reports an error elsewhere', async () => {
  let source;
  classicScript().generateBundle.call({emitFile: (file) => (source = file.source)});
  const asked = [];
  const told = [];
  const run = new Function('document', 'console', 'load', source.replace('import(', 'load('));
  const load = (address) => (asked.push(address), Promise.reject(new SyntaxError('newer')));
  const console = {error: (text) => told.push(text)};
  for (const src of ['https://cdn.example/a/cartavola-classic.js', 'https://cdn.example/cartavola-classic.js?v=1/2#x'])
    run({currentScript: {src}}, console, load);
  await Promise.resolve();
  assert.deepEqual(asked, ['https://cdn.example/a/cartavola.js', 'https://cdn.example/cartavola.js?v=1/2']);
  for (const currentScript of [null, {src: ''}]) run({currentScript}, console, load);
  assert.deepEqual(
    told.map((text) => text.slice(0, 22)),
    [...Array(2).fill('Cartavola could not be'), ...Array(2).fill('Cartavola: cartavola-c')],
  );
  assert.equal(asked.length, 2);
});
