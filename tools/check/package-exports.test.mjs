import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {checkExports} from './package-exports.mjs';

const internal = (name) => ({'@cartavola/source': `./src/${name}.ts`});
const open = (name) => ({...internal(name), types: `./dist/${name}.d.ts`, default: `./dist/${name}.js`});

/** Lists the faults of an engine with these exports, which a file imports as `card.js`. */
function faultsOf(exports, importer, text = "await import('@cartavola/engine/card.js');") {
  const texts = new Map([
    ['packages/engine/package.json', JSON.stringify({exports: {'.': open('index'), ...exports}})],
  ]);
  if (importer) texts.set(importer, text);
  return checkExports(texts).join('\n');
}

describe("A package's exports", () => {
  it('are public where another package, a page or a document imports them', () => {
    const [publicly, internally] = [open, internal].map((value) => ({'./card.js': value('card')}));
    for (const file of ['packages/bots/src/a.ts', 'demo/a.ts', 'docs/a.md']) {
      assert.equal(faultsOf(publicly, file), '', file);
      assert.match(faultsOf(internally, file), /"\.\/card\.js" must be public/, file);
    }
    for (const file of ['packages/bots/src/a.node.ts', 'test/a.ts']) assert.equal(faultsOf(internally, file), '', file);
  });

  it('have what is imported, and nothing else but declarations and data', () => {
    assert.match(faultsOf({}, 'test/a.ts'), /must have "\.\/card\.js"/);
    assert.match(faultsOf({'./card.js': open('card')}), /"\.\/card\.js" is exported, and nobody imports it/);
    assert.equal(faultsOf({'./react.d.ts': './react.d.ts', './custom-elements.json': './custom-elements.json'}), '');
  });

  it('may be patterns, of which the longest counts', () => {
    const exports = {'./*.js': internal('*'), './games/*.js': open('games/*')};
    const text = "import '@cartavola/engine/games/one.js';";
    assert.equal(faultsOf(exports, 'docs/a.md', text), '');
    assert.match(faultsOf(exports, 'docs/a.md'), /"\.\/card\.js" must be public/);
    assert.equal(faultsOf(exports, 'test/a.ts'), '');
  });
});
