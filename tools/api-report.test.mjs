import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {apiReports} from './api-report.mjs';
import {filesLike} from './file-patterns.mjs';
import {keptUntilChanged} from './kept-until-changed.mjs';
import {goalTables} from './goal-tables.mjs';
import {optionTables} from './option-tables.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = filesLike(
  root,
  ['packages'],
  ['*/src/**/*.ts', '*/package.json'].map((name) => `packages/${name}`),
);
// A program of all packages takes ten seconds to compile.
const kept = await keptUntilChanged({
  store: `${root}node_modules/.cache/api-reports.json`,
  root,
  files: [
    ...sources.filter((file) => !/\.(?:test|node)\.ts$/.test(file)),
    ...['package-lock.json', 'tools/api-report.mjs', 'tools/package-exports.mjs', 'tools/tsconfig.lint.json'],
  ].map((file) => root + file),
  make: async () => [...(await apiReports())],
});
const reports = new Map(kept);

/** Fails, with the lines that differ, unless the file has this text. */
function assertKept(file, text) {
  const kept = readFileSync(root + file, 'utf8').replaceAll('\r\n', '\n');
  if (kept === text) return;
  const [before, after] = [kept, text].map((one) => new Set(one.split('\n')));
  const lost = [...before].filter((line) => !after.has(line)).map((line) => `- ${line}`);
  const come = [...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  const changes = [...lost, ...come].join('\n') || 'The order has changed.';
  assert.fail(`What ${file} says has changed. Where that is meant: npm run api\n${changes}`);
}

for (const [file, text] of reports) test(`${file} says what the package exports`, () => assertKept(file, text));

for (const [file, text] of await optionTables(root))
  test(`${file} tells the options that the games have`, () => assertKept(file, text));

for (const [file, text] of await goalTables(root))
  test(`${file} tells the goals that lessons have`, () => assertKept(file, text));

test('every report is of a package', () => {
  assert.deepEqual(
    readdirSync(`${root}docs/api`)
      .map((name) => `docs/api/${name}`)
      .sort(),
    [...reports.keys()].sort(),
  );
});
