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
  it('are public where another package, a page or a document imports them, and internal for tests', () => {
    const [publicly, internally] = [open, internal].map((value) => ({'./card.js': value('card')}));
    for (const file of ['packages/bots/src/a.ts', 'demo/a.ts', 'docs/a.md']) {
      assert.equal(faultsOf(publicly, file), '', file);
      assert.match(faultsOf(internally, file), /must have "\.\/card\.js": \{.*"default"/, file);
    }
    for (const file of ['packages/bots/src/a.node.ts', 'test/a.ts']) {
      assert.equal(faultsOf(internally, file), '', file);
      assert.match(faultsOf(publicly, file), /must have "\.\/card\.js": \{[^,]*\}$/, file);
    }
  });

  it('have what is imported, and nothing else but declarations and data', () => {
    assert.match(faultsOf({}, 'test/a.ts'), /must have "\.\/card\.js"/);
    assert.match(faultsOf({'./card.js': open('card')}), /"\.\/card\.js" is exported, and nobody imports it/);
    assert.match(faultsOf({'./*.js': open('*')}), /nobody imports it/);
    assert.match(faultsOf({'./*': './*.json'}), /nobody imports it/);
    assert.equal(faultsOf({'./react.d.ts': './react.d.ts', './custom-elements.json': './custom-elements.json'}), '');
  });

  it('have each module that defines an element, and not what they share', () => {
    const texts = new Map([['packages/elements/package.json', JSON.stringify({exports: {'.': open('index')}})]]);
    for (const name of ['define', 'playing-card']) texts.set(`packages/elements/src/define/${name}.ts`, '');
    assert.match(checkExports(texts).join('\n'), /^[^\n]* must have "\.\/define\/playing-card\.js"[^\n]*$/);
  });
});
