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

/** Scripts and other elements in a page that loads the classic script. `{src}` and attributes, in document order. */
const scriptsOf = (elements) =>
  elements.map((attributes) => ({
    attributes: Object.entries(attributes).map(([name, value]) => ({name, value})),
    getAttribute: (name) => attributes[name] ?? null,
  }));

/** Runs the classic script in a page. Returns the addresses of the modules that it imports, and its messages. */
async function runClassic({current, scripts = [], address}) {
  let source;
  classicScript().generateBundle.call({emitFile: (file) => (source = file.source)});
  const asked = [];
  const told = [];
  const run = new Function('document', 'console', 'load', source.replace('import(', 'load('));
  const document = {
    currentScript: current === undefined ? null : {src: current},
    querySelector: (selector) =>
      address !== undefined && selector.includes('html[data-cartavola]')
        ? scriptsOf([{'data-cartavola': address}])[0]
        : null,
    getElementsByTagName: () => scriptsOf(scripts),
    createElement: () => ({
      set href(value) {
        this.resolved = new URL(value, 'https://page.example/a/b.html').href;
      },
      get href() {
        return this.resolved;
      },
    }),
  };
  const load = (module) => (asked.push(module), Promise.reject(new SyntaxError('newer')));
  run(document, {error: (text) => told.push(text)}, load);
  await Promise.resolve();
  return {asked, told};
}

const OWN = 'https://cdn.example/kit/cartavola-classic.js';
for (const [how, page, expected] of [
  ['its own address', {current: OWN}, 'https://cdn.example/kit/cartavola.js'],
  ['its own address with a query', {current: `${OWN}?v=1/2#x`}, 'https://cdn.example/kit/cartavola.js?v=1/2'],
  [
    'an address with a hash in its name',
    {current: OWN.replace('.js', '-1a2b.min.js')},
    'https://cdn.example/kit/cartavola.js',
  ],
  ['another name', {current: 'https://cdn.example/kit/cards.js?1'}, 'https://cdn.example/kit/cartavola.js?1'],
  [
    'the script’s src if there is no current script',
    {scripts: [{src: '/x.js'}, {src: '/kit/cartavola-classic.js?v=2'}]},
    'https://page.example/kit/cartavola.js?v=2',
  ],
  ['a relative src', {scripts: [{src: '../kit/cartavola-classic.js'}]}, 'https://page.example/kit/cartavola.js'],
  [
    'the attribute of a delayed script',
    {current: 'data:text/javascript;base64,KA==', scripts: [{id: 'cartavola-classic.js', 'data-rocket-src': OWN}]},
    'https://cdn.example/kit/cartavola.js',
  ],
  [
    'the script’s src within a bundle',
    {current: 'https://page.example/cache/all.min.js', scripts: [{src: OWN}]},
    'https://cdn.example/kit/cartavola.js',
  ],
  [
    'data-cartavola',
    {address: '/kit/', current: 'https://page.example/cache/all.min.js'},
    'https://page.example/kit/cartavola.js',
  ],
  ['data-cartavola without a slash', {address: ' ../kit '}, 'https://page.example/kit/cartavola.js'],
  [
    'data-cartavola with a query',
    {address: 'https://cdn.example/kit/?v=3'},
    'https://cdn.example/kit/cartavola.js?v=3',
  ],
  [
    'the file in data-cartavola',
    {address: '/kit/cartavola.js?elements=scopa-table', current: OWN},
    'https://page.example/kit/cartavola.js?elements=scopa-table',
  ],
]) {
  test(`the classic script finds the module by ${how}`, async () => {
    const {asked, told} = await runClassic(page);
    assert.deepEqual(asked, [expected]);
    assert.match(told.join(), /^Cartavola could not be loaded from https:.*data-cartavola/);
  });
}

test('the classic script says how to write the folder if it can’t find its address', async () => {
  for (const page of [{}, {current: ''}, {scripts: [{id: 'cartavola-classic-js', src: '/all.js'}]}, {address: ''}]) {
    const {asked, told} = await runClassic(page);
    assert.deepEqual(asked, []);
    assert.match(told.join(), /^Cartavola: .*data-cartavola/);
  }
});
