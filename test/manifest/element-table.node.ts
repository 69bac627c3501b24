import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {it} from 'node:test';
import {ELEMENTS} from '@cartavola/cli/check/elements.js';

interface Declaration {
  readonly tagName: string;
  readonly attributes?: readonly {readonly name: string}[];
  readonly events?: readonly {readonly name: string}[];
}

it('The check recognises every element, attribute and event of the manifest', () => {
  const manifest = JSON.parse(readFileSync('packages/elements/custom-elements.json', 'utf8')) as {
    readonly modules: readonly {readonly declarations: readonly Declaration[]}[];
  };
  const declared = manifest.modules.flatMap(({declarations}) => declarations);
  assert.deepEqual(
    Object.fromEntries(
      Object.entries(ELEMENTS).map(([name, {attributes, events}]) => [name, [Object.keys(attributes), events]]),
    ),
    Object.fromEntries(
      declared.map(({tagName, attributes = [], events = []}) => [
        tagName,
        [attributes.map(({name}) => name), events.map(({name}) => name)],
      ]),
    ),
    'Run `node tools/run.mjs build/manifest` and commit packages/cli/src/check/elements.ts.',
  );
});
