// Checks the stories without a browser: every element has stories and is used in a play function, and stories only set
// known attributes.
import assert from 'node:assert/strict';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = path.join(root, `node_modules/.cache/stories/${process.pid}`);
/** Arguments that any story may have but that aren't attributes of its element. */
const OWN = ['lang', 'width'];
/** Matches stories that show a problem. */
const WRONG = /Wrong$|Fallback$/;

const manifest = JSON.parse(readFileSync(path.join(root, 'packages/elements/custom-elements.json'), 'utf8'));
const elements = manifest.modules.flatMap(({declarations}) => declarations);

/** Bundles and imports the story files. Returns the stories of each element, keyed by tag name. */
async function importStories() {
  const files = readdirSync(path.join(root, 'stories')).filter((file) => file.endsWith('.stories.ts'));
  const input = Object.fromEntries(files.map((file) => [path.basename(file, '.ts'), path.join(root, 'stories', file)]));
  const found = new Map();
  // Play functions don't run here.
  for (const file of await bundle(input, out, ['storybook/test'])) {
    const {default: meta, ...stories} = await import(pathToFileURL(file).href);
    if (meta.component) found.set(meta.component, {meta, stories: Object.entries(stories)});
  }
  return found;
}

describe('The stories of each element', () => {
  let all;
  before(async () => void (all = await importStories()));
  after(() => rmSync(out, {recursive: true, force: true}));

  it('exist and there are no others', () => {
    assert.deepEqual([...all.keys()].sort(), elements.map(({tagName}) => tagName).sort());
  });

  for (const {tagName, attributes, cssProperties = []} of elements)
    it(`of <${tagName}> set its attributes, in every language, and include a play function`, () => {
      const {meta, stories} = all.get(tagName);
      const known = [...OWN, ...[...attributes, ...cssProperties].map(({name}) => name)];
      for (const [name, {args = {}, argTypes = {}}] of [['default', meta], ...stories]) {
        for (const argument of Object.keys({...args, ...argTypes}))
          assert.ok(known.includes(argument), `${name} sets ${argument}`);
        for (const [argument, value] of WRONG.test(name) ? [] : Object.entries({...meta.args, ...args})) {
          const options = {...meta.argTypes, ...argTypes}[argument]?.options;
          if (options && value !== undefined) assert.ok(options.includes(value), `${name}: ${argument} = ${value}`);
        }
      }
      const values = (argument) => [meta, ...stories.map(([, story]) => story)].map(({args}) => args?.[argument]);
      for (const language of ['en', 'fr', 'it']) assert.ok(values('lang').includes(language), language);
      assert.ok(tagName === 'playing-card' || values('width').includes('280px'), 'narrow');
      assert.ok(stories.some(([, {play}]) => play));
    });
});
