import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {faultsOf, unplantable} from './check-workspace.mjs';

// These are split so that this file passes its own checks.
const mark = ['TO', 'DO'].join('');
const machine = ['', 'home', 'ann', 'cards'].join('/');
const alone = ['it', 'only('].join('.');
const script = ['node tools', 'lab/soak.mjs'].join('/');

const FAULTS = [
  ['a DOM lib', 'packages/engine/tsconfig.json', '"lib": ["DOM"]', /has no DOM/],
  ["a game's name in shared code", 'packages/engine/src/deal.ts', 'const isScopa = true;', /"Scopa": a game's word/],
  ["a game's name in another game", 'packages/engine/src/games/scopa/a.ts', '// capra', /"capra": a game's word/],
  ["a game's word in shared code", 'packages/engine/src/position.ts', 'const capo = 0;', /"capo": a game's word/],
  ["a game's key in shared code", 'packages/lessons/src/a.ts', "const KEYS = ['scopas'];", /"scopa": a game's word/],
  ['a define in a class', 'packages/elements/src/a/a.ts', "customElements.define('a-b', A);", /registry.ts/],
  ['a defining decorator', 'packages/elements/src/a/a.ts', "@customElement('a-b') class A {}", /registry.ts/],
  ['a class of nodes', 'packages/elements/src/a.ts', 'node instanceof HTMLElement', /another window/],
  ['a default export', 'packages/words/src/a.test.ts', 'export default 1;', /name it/],
  ['a default export by name', 'packages/words/src/a.ts', 'export {a as default};', /name it/],
  ['a vague name', 'packages/engine/src/utils.ts', '', /"utils" says nothing/],
  ['a vague folder', 'packages/engine/src/common/a.ts', '', /"common" says nothing/],
  ['a style attribute', 'packages/faces/src/a.ts', 'svg`<g style="x: 1"/>`', /style attribute/],
  ['a bound style attribute', 'packages/faces/src/a.ts', 'html`<p style=${x}>`', /style attribute/],
  ['a style map', 'packages/elements/src/a.ts', 'styleMap({})', /styleMap/],
  ['unsafe markup', 'packages/elements/src/a.ts', 'unsafeHTML(x)', /unsafe markup/],
  ['markup from text', 'packages/elements/src/a.ts', 'a.innerHTML = x', /Trusted Types/],
  ['a deck by its id', 'packages/words/src/a.ts', "const is = deck.id === 'french';", /a deck or a level/],
  ['a level by its name', 'packages/bots/src/a.ts', "if (level !== 'expert') stop();", /a deck or a level/],
  ['an image in a URL', 'packages/faces/src/a.ts', "'data:image/png'", /data: image/],
  ['a note to do something later', 'docs/a.md', `${mark}: more`, /open an issue/],
  ['a blank of a skeleton', 'packages/words/src/a.ts', `// ${['FILL', 'IN'].join(' ')} this`, /left this to write/],
  ['a path of one machine', 'tools/a.mjs', `read('${machine}')`, /path of one machine/],
  ['a script without its packages', 'docs/a.md', `Run \`${script}\`.`, /installs nothing/],
  ['one test alone', 'test/a.test.ts', `${alone}'x')`, /run them all/],
  ['a style that a browser lacks', 'packages/elements/src/a.css', '.a:open {}', /:open is not in/],
];

describe('The rules for the workspace', () => {
  for (const [name, file, text, message] of FAULTS)
    it(`find ${name}`, () => {
      const found = faultsOf(file, `\n${text}`);
      assert.equal(found.length, 1, found.join('\n'));
      assert.match(found[0], message);
      assert.ok(found[0].startsWith(`${file}:${text ? 2 : 1} `));
    });

  const FINE = {
    'packages/faces/tsconfig.json': '"lib": ["ES2023", "DOM"]',
    'packages/engine/src/games/scopa/scopa.ts': 'export const scopa = 1; // Scopa',
    'packages/elements/src/define/capra-table.ts': "customElements.define('capra-table', CapraTable);",
    'packages/elements/src/table/card-table.ts': 'html`<p class=${a} .style=${b}>${`https://x`}</p>`;',
    'packages/elements/src/card-table/card-table.test.ts': 'html`<p style="width: 280px">scopa</p>`;',
  };
  it('do not find anything if nothing is wrong', () => {
    for (const [file, text] of Object.entries(FINE)) assert.deepEqual(faultsOf(file, text), []);
  });

  it('find a planted fault whose code has changed', () => {
    const fault = {file: 'a.ts', find: 'one', claim: 'It is one'};
    const texts = (code) => new Map([['test/planted-faults/node.json', JSON.stringify([fault])], ...code]);
    assert.deepEqual(unplantable(texts([['a.ts', 'const a = one;']])), []);
    for (const code of [[], [['a.ts', 'two']], [['a.ts', 'one one']]]) assert.equal(unplantable(texts(code)).length, 1);
  });
});
