import assert from 'node:assert/strict';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {test} from 'node:test';
import {checkWorkspace} from './check-workspace.mjs';

/** Lists the faults of a workspace with these files, as `file:line message`. */
function faultsOf(files) {
  const root = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
    }
    return checkWorkspace(root).map(({file, line, message}) => `${file}:${line} ${message}`);
  } finally {
    rmSync(root, {recursive: true});
  }
}

const lib = (...libs) => JSON.stringify({compilerOptions: {lib: libs}});
const lines = (count) => 'export const a = 1;\n'.repeat(count);
// Written so that this file itself keeps the rules.
const mark = ['TO', 'DO'].join('');
const machine = ['', 'home', 'ann', 'cards'].join('/');
const alone = ['it', 'only('].join('.');

const FAULTS = [
  [
    'an import against the arrows',
    'packages/engine/src/a.ts',
    "import {html} from 'lit';",
    /engine must not import 'lit'/,
  ],
  [
    'a type against the arrows',
    'packages/bots/src/a.ts',
    "import type {W} from '@cartavola/words';",
    /must not import/,
  ],
  [
    'a lazy import against the arrows',
    'packages/faces/src/a.ts',
    "await import('@cartavola/bots');",
    /must not import/,
  ],
  ['a re-export against the arrows', 'packages/session/src/a.ts', "export * from '@cartavola/bots/x.js';", /must not/],
  ['Lit in a drawing', 'packages/faces/src/a.ts', "import {svg} from 'lit';", /drawings are data/],
  ['lessons that import elements', 'packages/lessons/src/a.ts', "import '@cartavola/elements';", /must not import/],
  ['a test library outside tests', 'packages/engine/src/a.ts', "import 'fast-check';", /must not import/],
  ['a test that crosses packages', 'packages/engine/src/a.test.ts', "import '@cartavola/bots';", /must not import/],
  ['a Node module', 'packages/bots/src/a.ts', "import 'node:fs';", /must not import/],
  ['a path into another package', 'packages/bots/src/a.ts', "import '../../engine/src/card.js';", /leaves the package/],
  [
    'an import against the arrows of rooms',
    'packages/elements/src/card-table/scene/a.ts',
    "import type {B} from '../input/b.js';",
    /scene must not import input: it may import no other room/,
  ],
  [
    'a lazy import against the arrows of rooms',
    'packages/elements/src/card-table/render/later/a.ts',
    "await import('../../speech/b.js');",
    /render must not import speech: it may import only events/,
  ],
  [
    'a room that imports an element',
    'packages/elements/src/element/a.ts',
    "import '../card-table/card-table.js';",
    /element must not import card-table/,
  ],
  ['a DOM lib', 'packages/engine/tsconfig.json', lib('ES2023', 'DOM'), /engine has no DOM/],
  ['the default libs', 'packages/words/tsconfig.json', '{}', /the DOM is in/],
  ['a DOM reference', 'packages/bots/src/a.ts', '/// <reference lib="dom" />', /bots has no DOM/],
  ["a game's name in shared code", 'packages/engine/src/deal.ts', 'const isScopa = true;', /"Scopa" in shared code/],
  ["a game's name in a comment", 'packages/elements/src/card-table.ts', '// as in Calypso', /"Calypso" in shared code/],
  ["a game's name in another game", 'packages/engine/src/games/scopa/a.ts', '// capra', /"capra" in shared code/],
  [
    "a game's word in shared code",
    'packages/engine/src/position.ts',
    'export const capo = 0;',
    /"capo" in shared code/,
  ],
  ["a game's key in shared code", 'packages/lessons/src/a.ts', "const KEYS = ['scopas'];", /"scopa" in shared code/],
  [
    'a circle of imports',
    'packages/engine/src/a.ts',
    "import type {B} from './a.js';",
    /a circle of imports: packages\/engine\/src\/a\.ts → packages\/engine\/src\/a\.ts/,
  ],
  ['a define in a class module', 'packages/elements/src/a/a.ts', "customElements.define('a-b', A);", /defines nothing/],
  ['a defining decorator', 'packages/elements/src/a/a.ts', "@customElement('a-b') class A {}", /defines nothing/],
  ['a default export', 'packages/words/src/a.ts', 'export default 1;', /name it/],
  ['a default export by name', 'packages/words/src/a.ts', 'export {a as default};', /name it/],
  ['a long file', 'packages/engine/src/a.ts', lines(300), /301 lines/],
  ['a long test', 'test/a.test.ts', lines(300), /301 lines/],
  ['a bucket', 'packages/engine/src/utils.ts', '', /"utils" says nothing/],
  ['half a bucket', 'tools/test-helpers.mjs', '', /"test-helpers" says nothing/],
  ['a folder that is a bucket', 'packages/engine/src/common/a.ts', '', /"common" says nothing/],
  ['a style attribute', 'packages/faces/src/a.ts', 'svg`<g style="x: 1"/>`', /style attribute/],
  ['a bound style attribute', 'packages/faces/src/a.ts', 'html`<p style=${x}>`', /style attribute/],
  ['a style map', 'packages/elements/src/a.ts', 'styleMap({})', /styleMap/],
  ['unsafe markup', 'packages/elements/src/a.ts', 'unsafeHTML(x)', /unsafe markup/],
  ['unsafe drawings', 'packages/elements/src/a.ts', 'unsafeSVG(x)', /unsafe markup/],
  ['markup from text', 'packages/elements/src/a.ts', 'a.innerHTML = x', /Trusted Types/],
  ['a deck by its id', 'packages/words/src/a.ts', "const is = deck.id === 'french';", /a deck or a level/],
  ['a level by its name', 'packages/bots/src/a.ts', "if (level !== 'expert') stop();", /a deck or a level/],
  ['an image in a URL', 'packages/faces/src/a.ts', "'data:image/png'", /data: image/],
  ['something left to do', 'docs/a.md', `${mark}: more`, /open an issue/],
  ['a path of one machine', 'tools/a.mjs', `read('${machine}')`, /path of one machine/],
  ['one test alone', 'test/a.test.ts', `${alone}'x')`, /run them all/],
];

for (const [name, file, text, message] of FAULTS)
  test(`finds ${name}`, () => {
    const found = faultsOf({[file]: `\n${text}`});
    assert.equal(found.length, 1, found.join('\n'));
    assert.match(found[0], message);
    assert.ok(found[0].startsWith(`${file}:`));
  });

test('tells the line', () => {
  assert.match(faultsOf({'packages/bots/src/a.ts': "\n\nimport 'lit';"})[0], /^packages\/bots\/src\/a\.ts:3 /);
});

test('finds nothing where nothing is wrong', () => {
  const found = faultsOf({
    'packages/engine/tsconfig.json': lib('ES2023'),
    'packages/faces/tsconfig.json': lib('ES2023', 'DOM'),
    'packages/engine/src/random.ts': "import {hash} from './hash.js';",
    'packages/engine/src/random.test.ts': "import {expect} from 'chai';\nimport fc from 'fast-check';",
    'packages/engine/src/games.ts': "export * from './games/scopa/scopa.js';",
    'packages/engine/src/games/scopa/scopa.ts': 'export const scopa = 1; // Scopa',
    'packages/words/src/table/capra.fr.ts': 'export const capra = 1;' + lines(400),
    'packages/elements/src/define/capra-table.ts': "customElements.define('capra-table', CapraTable);",
    'packages/elements/src/card-table/card-table.ts':
      '// no innerHTML, no style=""\nhtml`<p class=${a} .style=${b}>${`https://x`}</p>`; /* unsafeHTML */',
    'packages/elements/src/card-table/input/keys.ts': "import '../match/match.js';\nimport '../../board/focus.js';",
    'packages/elements/src/card-table/scene/scene.test.ts': "import '../card-table.js';",
    'packages/elements/src/card-table/card-table.test.ts':
      'import {tap} from \'../../../../test/input.js\';\nhtml`<p style="width: 280px">scopa</p>`;',
    'node_modules/a/utils.js': mark,
  });
  assert.deepEqual(found, []);
});
