// Checks pages of each framework with the framework's own type checker, against the declarations that `tsc --build`
// writes. The pages in `test/frameworks` contain correct uses and expected errors, marked with `@ts-expect-error`
// (TypeScript, Vue) or a comment `wrong:` on the line before (Svelte).
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../../tools/build/ensure-install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = path.join(root, 'test/frameworks');
ensureInstalled('test/frameworks');
const require = createRequire(path.join(pages, 'package.json'));

/** Path of a package's executable. */
function programOf(name) {
  const file = require.resolve(`${name}/package.json`);
  const {bin} = JSON.parse(readFileSync(file, 'utf8'));
  const [own] = typeof bin === 'string' ? [bin] : name === 'typescript' ? [bin.tsc] : Object.values(bin);
  return path.join(path.dirname(file), own);
}

/** Runs a script. Resolves with its exit status and output. */
function run(script, args, env) {
  const child = spawn(process.execPath, [script, ...args], {cwd: root, env: {...process.env, ...env}});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({status, output})));
}

/** Checks a project in which a comment marks each expected error. */
async function checked(name, project) {
  const {status, output} = await run(programOf(name), ['-p', path.join(pages, project)]);
  return status === 0 ? undefined : output;
}

const where = (lines) => lines.sort((a, b) => a - b).join(', ');

/** Checks the Svelte page. It must have errors only on the lines after `wrong:`. */
async function checkedSvelte() {
  const folder = path.join(pages, 'svelte');
  const {output} = await run(programOf('svelte-check'), [
    '--workspace',
    folder,
    '--threshold',
    'error',
    '--output',
    'machine',
  ]);
  const lines = readFileSync(path.join(folder, 'Page.svelte'), 'utf8').split('\n');
  const expected = lines.flatMap((line, index) => (line.includes('<!-- wrong:') ? [index + 2] : []));
  const found = [...output.matchAll(/ERROR "Page\.svelte" (\d+):/g)].map(([, line]) => Number(line));
  if (expected.length > 0 && where(found) === where(expected)) return undefined;
  return `Errors are expected on lines ${where(expected)}, and found in ${where(found)}:\n${output}`;
}

/** Runs the recipes for Markdown. The Astro recipe needs a package that is installed here. */
async function checkedRecipes() {
  const {status, output} = await run('tools/test/node.mjs', [], {FILES: 'test/markdown/recipes.node.ts'});
  return status === 0 ? undefined : output;
}

const CHECKS = {
  'TypeScript, React, Preact and Solid': () => checked('typescript', '.'),
  Vue: () => checked('vue-tsc', 'vue'),
  Svelte: checkedSvelte,
  'recipes for Markdown': checkedRecipes,
};

const faults = await Promise.all(
  Object.entries(CHECKS).map(async ([name, check]) => {
    const fault = await check();
    console.log(fault === undefined ? `✔ ${name}` : `✘ ${name}: ${fault}`);
    return fault;
  }),
);
const failed = faults.filter(Boolean).length;
console.log(`\n${faults.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
