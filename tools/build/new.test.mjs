import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = path.join(root, 'tools/build/new.mjs');
/** Folder with a copy of the files that the command reads and writes. */
let copy;
/** Files before the command writes anything. */
let untouched;

const run = (...args) => spawnSync(process.execPath, [command, ...args, `--root=${copy}`], {encoding: 'utf8'});
const read = (file) => readFileSync(path.join(copy, file), 'utf8');

/** Lists the files in a folder. Doesn't follow links, as recursive `readdir` does in some versions of Node. */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    else if (entry.isFile()) yield file;
  }
}

/** Returns all files in the copy with their content. */
const snapshot = () => [...filesIn(copy)].map((file) => [file, readFileSync(file, 'utf8')]);

/** Runs the command. Returns the files that it lists. */
function make(...args) {
  const {status, stdout, stderr} = run(...args);
  assert.equal(status, 0, stderr);
  return stdout.split('\n').flatMap((line) => (line.startsWith('wrote ') ? [line.slice('wrote '.length)] : []));
}

describe('npm run new', () => {
  before(() => {
    copy = mkdtempSync(path.join(tmpdir(), 'new-'));
    for (const folder of ['elements', 'engine', 'words', 'lessons'].map((name) => `packages/${name}/src`))
      cpSync(path.join(root, folder), path.join(copy, folder), {recursive: true});
    for (const file of ['package.json', 'tsconfig.base.json', 'docs/embedding.md', 'tools/release/size.mjs']) {
      mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
      cpSync(path.join(root, file), path.join(copy, file));
    }
    for (const folder of ['test/engine', 'test/tables', 'test/journeys', 'stories', 'packages/cartavola/src'])
      mkdirSync(path.join(copy, folder), {recursive: true});
    untouched = snapshot();
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });
  after(() => rmSync(copy, {recursive: true, force: true}));

  for (const [args, reason] of [
    [[], /^Name what to create/],
    [['table', 'x'], /^"table" is not element/],
    [['element'], /^element takes one name/],
    [['variant', 'scopa'], /^variant takes a game and a name/],
    [['variant', 'scopa', 'never', 'a*/'], /^Write the text as one line/],
    [['element', 'Trick'], /^"Trick" is not a name/],
    [['element', 'trick'], /^"trick" is not a name/],
    [['element', 'rummy-table'], /would be the table of a game/],
    [['element', 'move-log'], /^<move-log> exists/],
    [['variant', 'bridge', 'x'], /^"bridge" is not a game of the kit. Its games: calypso/],
    [['variant', 'scopa', 'no_singles'], /^"no_singles" is not a name/],
    [['variant', 'scopa', 'aces-take-all'], /^scopa already has an option acesTakeAll/],
    [['variant', 'scopa', 'trail'], /^scopa already has a rule scopa.trail/],
    [['variant', 'scopa', 'level'], /^Every table has an attribute level/],
    [['game', 'scopa'], /^The kit already has a game scopa/],
    [['game', '../x'], /^"..\/x" is not a name/],
    [['game', 'engine'], /^test\/engine exists/],
    [['language', 'fr'], /^The kit already has the language fr/],
    [['language', 'German'], /^"German" is not a primary language subtag/],
  ])
    it(`refuses ${args.join(' ') || 'nothing'}`, () => {
      const {status, stdout, stderr} = run(...args);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, reason);
      assert.match(stderr, /\nUsage:\n {2}npm run new -- element NAME/);
    });

  it('has not written anything when it refuses', () => assert.deepEqual(snapshot(), untouched));

  it('refuses before it writes if the last of the files exists', () => {
    const file = path.join(copy, 'test/engine/scopa-half-written.node.ts');
    writeFileSync(file, '');
    const earlier = snapshot();
    assert.equal(run('variant', 'scopa', 'half-written').status, 2);
    assert.deepEqual(snapshot(), earlier);
    rmSync(file);
  });

  it('writes an element with its row, its story and its test', () => {
    const files = make('element', 'odd-corner');
    assert.ok(files.length <= 8, files.join());
    assert.equal(files[0], 'packages/elements/src/companions/corner/odd-corner.ts');
    const rows = [...read('packages/elements/src/registry.ts').matchAll(/^ {2}'([\w-]+)': \{kind/gm)].map(
      ([, name]) => name,
    );
    assert.ok(rows.includes('odd-corner'));
    assert.deepEqual(rows, rows.toSorted());
    assert.ok(existsSync(path.join(copy, 'packages/elements/src/define/odd-corner.ts')));
    assert.match(
      read('packages/elements/src/index.ts'),
      /export \{OddCorner\} from '.\/companions\/corner\/odd-corner.js';/,
    );
    const sheet = read('packages/elements/src/cartavola.css');
    assert.match(sheet, /^ {2}odd-corner:not\(:defined[^}]*padding-block-start: 18em/m);
    assert.match(sheet, /move-log,\s*odd-corner,/);
    assert.equal(run('element', 'odd-corner').status, 2);
    // The folder of another element isn't reused.
    assert.equal(make('element', 'even-corner')[0], 'packages/elements/src/companions/even-corner/even-corner.ts');
  });

  it('writes variants of games with and without others', () => {
    const files = make('variant', 'scopa', 'never-played', 'nothing is different');
    assert.ok(files.length <= 10, files.join());
    assert.match(
      read('packages/engine/src/games/scopa/options.ts'),
      /Whether nothing is different \(`scopa.never-played`\). \*\/\n +\{name: 'neverPlayed', values: \[true, false\], fallback: false\},\n\] as/,
    );
    assert.match(
      read('docs/embedding.md'),
      /`aces-take-all` .*\n\| +\| `never-played` +\| `false`; `true`: nothing is different +\|\n\| `<calypso-table>`/,
    );
    make('variant', 'capra', 'never-played');
    make('variant', 'capra', 'never-claimed');
    assert.equal([...read('packages/words/src/games/capra/capra-variants.ts').matchAll(/^ {4}id: '/gm)].length, 2);
    assert.match(read('packages/words/src/games/capra/capra-rulebook.ts'), /variants: VARIANTS,/);
  });

  it('writes a game in a separate folder', () => {
    const files = make('game', 'oddgame');
    assert.ok(files.every((file) => file.startsWith('test/oddgame/')));
    assert.doesNotMatch(files.map(read).join(), /newgame/i);
  });

  it('starts a language', () => {
    const files = make('language', 'qq');
    assert.equal(files.filter((file) => /\.qq\.ts$/.test(file)).length, 5);
    assert.match(read('packages/words/src/table/table.qq.ts'), /plural\('qq'\)/);
  });

  it('has written files that compile', () => {
    const config = {
      extends: './tsconfig.base.json',
      compilerOptions: {noEmit: true, composite: false, lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: ['node']},
      files: [
        'packages/elements/src/companions/corner/odd-corner.ts',
        'packages/elements/src/games/scopa/scopa-table.ts',
        'packages/elements/src/games/capra/capra-table.ts',
        'packages/words/src/games/scopa/scopa-rulebook.ts',
        'packages/words/src/games/capra/capra-rulebook.ts',
        'packages/words/src/begun/qq.node.ts',
        'test/oddgame/register.ts',
        'test/oddgame/oddgame.node.ts',
      ],
    };
    writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(config));
    const {status, stdout} = spawnSync(
      process.execPath,
      [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', copy],
      {encoding: 'utf8'},
    );
    assert.equal(status, 0, stdout);
  });
});
