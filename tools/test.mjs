// `npm test`: runs every stage, two at a time, until the first failure. The last line counts the tests.
import {spawn} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {passedAndFailed} from './node-counts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const browserCount = path.join(root, 'node_modules/.cache/browser-tests.json');

const countBrowserTests = () => JSON.parse(readFileSync(browserCount, 'utf8'));
/** Makes the command of a script, without npm's pre-scripts. */
const script = (name) => ['npm', ['run', '--silent', '--ignore-scripts', name]];
/** Stages that generate files, run once before all others so that none does it again. */
const FIRST = [
  ['generated sources', ...script('generate')],
  ['element manifest', ...script('manifest')],
];
/** Lists of stages that run concurrently, each in order: the browser's waiting leaves a processor free. */
const STRANDS = [
  [
    ['types', ...script('typecheck')],
    ['lint', ...script('lint')],
    ['unused exports and files', ...script('unused')],
    ['format', ...script('format:check')],
    ['workspace', ...script('check')],
    ['API documentation', ...script('docs:check')],
    ['tests in Node', ...script('test:node'), passedAndFailed],
  ],
  [
    ['build for pages', ...script('build:cdn')],
    ['Storybook', ...script('storybook:build')],
    ['browser tests', ...script('test:browser'), countBrowserTests],
  ],
];

/** Runs a stage; prints its output in one piece when it ends. */
function run(command, args) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({status: 1, output: String(error)}));
    child.on('close', (status) => resolve({status: status ?? 1, output}));
  });
}

rmSync(browserCount, {force: true});
const total = {passed: 0, failed: 0};
let failed = false;
/** Holds the output of each failed stage. It is printed last, where logs that are cut still hold it. */
const failures = [];

/** Runs stages in order, until one of any list fails. */
async function runAll(stages) {
  for (const [name, command, args, count] of stages) {
    if (failed) return;
    const started = performance.now();
    const {status, output} = await run(command, args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    let counted = {passed: 0, failed: 0};
    try {
      counted = count?.(output) ?? counted;
    } catch {
      console.error(`${name}: nothing was counted`);
    }
    total.passed += counted.passed;
    // A stage that fails without a failed test counts as one failure.
    total.failed += status !== 0 && counted.failed === 0 ? 1 : counted.failed;
    const printed = `\n▶ ${name}\n${output}${status === 0 ? '✔' : '✘'} ${name}: ${seconds} s`;
    if (status === 0) console.log(printed);
    else {
      failed = true;
      failures.push(printed);
      console.log(`✘ ${name}: ${seconds} s (its output stands at the end)`);
    }
  }
}

await runAll(FIRST);
await Promise.all(STRANDS.map(runAll));
for (const printed of failures) console.log(printed);
if (failed) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
