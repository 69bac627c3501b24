import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, it} from 'node:test';
import {hidesProperty} from '../../packages/markdown/src/document-properties.js';
import {TOOLS} from './rendered.js';

const {resolve} = createRequire(import.meta.url);
const compiler = path.dirname(resolve('typescript/package.json'));
const library = resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`, {paths: [compiler]});
const DOM = readFileSync(path.join(path.dirname(library), 'lib/lib.dom.d.ts'), 'utf8');

/** Lists the properties of an interface in TypeScript's DOM library, with those that it inherits. */
function propertiesOf(name: string): readonly string[] {
  const [, parents = '', body = ''] =
    new RegExp(`^interface ${name}(?:<[^>]*>)?(?: extends ([^{]*))? \\{\\n([^]*?)^\\}`, 'm').exec(DOM) ?? [];
  assert.ok(body !== '', name);
  const own = [...body.matchAll(/^ {4}(?:(?:readonly|get|set) )?(\w+)[?(<:]/gm)].map(([, property]) => property!);
  return [
    ...own,
    ...parents.split(/, */).flatMap((one) => (one === '' ? [] : propertiesOf(one.replace(/<.*/, '').trim()))),
  ];
}

const MATCH =
  'players: 2\ndeal 1\ndealer: 1\nhands: AS 7D KD / 7H 2C 3S / table: 2D 5D QS QH\nmoves: 7D x 2D 5D, 7H, KD, 2C, AS';

describe('The id of a block', () => {
  it('must not hide a property of document', () => {
    const all = [...new Set(propertiesOf('Document'))];
    assert.ok(all.length > 200, String(all.length));
    assert.deepEqual(
      all.filter((name) => !hidesProperty(name)),
      [],
    );
    for (const name of ['ending', 'final', 'partita-1', 'Évreux', 'on-friday'])
      assert.equal(hidesProperty(name), false, name);
  });

  for (const [tool, render] of Object.entries(TOOLS))
    it(`is left out and reported if it would, with ${tool}`, () => {
      for (const id of ['cookie', 'forms', 'currentScript', 'onclick', 'constructor', 'ending']) {
        const {html, problems} = render(`\`\`\`cartavola-replay id=${id} game=scopa\n${MATCH}\n\`\`\``);
        const isAllowed = id === 'ending';
        assert.equal(html.includes(`id="${id}"`), isAllowed, id);
        assert.deepEqual(problems, isAllowed ? [] : ['1: markdown.attribute'], id);
      }
    });
});
