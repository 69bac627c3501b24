// Proves that a plain `npm test` finds faults. Plants each fault in test/planted-faults/*.json in turn, runs its tests
// without the long ones, and reports the faults that no test finds. `FAULTS='capra settebello'` plants only the faults
// whose file or claim contains one of these words.
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {prepareChecks} from '../check/checks.mjs';
import {check, demand, tellCount} from './counted.mjs';
import {matchFiles} from './match-files.mjs';

process.env.TESTS = 'quick';
// One failing test is enough.
process.env.BAIL = '1';
const {BROWSER_TESTS, NODE_TESTS} = await import('./test-files.mjs');

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'test/planted-faults');
const words = (process.env.FAULTS ?? '').split(' ');
const faults = readdirSync(folder)
  .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  .filter(({file, claim}) => words.some((word) => `${file} ${claim}`.includes(word)));

/** Restores the file with the planted fault. */
let restore = () => {};
/** The current test runner. */
let child;
process.on('exit', () => {
  child?.kill();
  restore();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Runners for tests in Node and in the browser, and the test files that a plain `npm test` runs with them. */
const PLACES = {
  node: {runner: 'tools/test/node.mjs', quick: new Set(matchFiles(root, NODE_TESTS))},
  browser: {runner: 'node_modules/@web/test-runner/dist/bin.js', quick: new Set(matchFiles(root, BROWSER_TESTS))},
};

const placeOf = ({in: place = 'node'}) => place;

/** Throws if a fault doesn't specify any tests, or specifies tests that a plain `npm test` skips. */
function checkTests(fault) {
  const place = placeOf(fault);
  for (const pattern of fault.tests.split(' ')) {
    const files = matchFiles(root, [pattern]);
    demand(files.length > 0, `no test files match ${pattern}`);
    const others = files.filter((file) => !PLACES[place].quick.has(file));
    demand(others.length === 0, `a plain \`npm test\` doesn't run ${others.join(', ')} in ${place}: name other tests`);
  }
}

/** Runs the tests that should find a fault. Returns whether any of them failed, and their output. */
function runTests(fault) {
  const {runner} = PLACES[placeOf(fault)];
  child = spawn(process.execPath, [runner], {cwd: root, env: {...process.env, FILES: fault.tests}});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({failed: false, output: error.message}));
    child.on('close', (status) => resolve({failed: status !== 0, output}));
  });
}

/** Checks that a fault's tests fail when the fault is planted. */
async function findFault(fault) {
  checkTests(fault);
  const file = path.join(root, fault.file);
  const text = readFileSync(file, 'utf8');
  const [before, after, ...more] = text.split(fault.find);
  demand(after !== undefined && more.length === 0, `its text must occur exactly once in the file: ${fault.find}`);
  restore = () => writeFileSync(file, text);
  try {
    writeFileSync(file, before + fault.replace + after);
    const {failed, output} = await runTests(fault);
    demand(failed, `no test finds it (${fault.tests})\n${output}`);
    // A fault that breaks the build of the tests proves nothing.
    demand(/^✘ .+|[1-9]\d* failed/m.test(output), `the tests do not run\n${output}`);
  } finally {
    restore();
    restore = () => {};
  }
}

await prepareChecks();
for (const place of Object.keys(PLACES)) {
  const tests = [
    ...new Set(faults.filter((fault) => placeOf(fault) === place).flatMap((fault) => fault.tests.split(' '))),
  ];
  if (tests.length === 0) continue;
  // Tests that fail without a fault prove nothing.
  await check(`tests in ${place} pass without a fault`, async () => {
    const {failed, output} = await runTests({tests: tests.join(' '), in: place});
    demand(!failed, output);
  });
}
for (const fault of faults) await check(`${fault.file}: ${fault.claim}`, () => findFault(fault));
tellCount();
