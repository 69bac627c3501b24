// Runs commands in a few workers, longest first, and adds up their counts.
import {spawn} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const COUNT = /^(\d+) passed, (\d+) failed$/gm;

/**
 * @typedef {object} Stage
 * @property {string} name Name to print.
 * @property {string[]} command Program and arguments, run in the root.
 * @property {Record<string, string>} [env] Environment variables in addition to those of this process.
 * @property {number} [seconds] Rough duration in seconds.
 * @property {string[]} [after] Names of stages that must end first.
 * @property {string} [report] File below node_modules/.cache with `{failures: [{file, test}]}`, for stages that take
 * `FILES`.
 */

/** Runs a command. Resolves to its exit status, output and duration in seconds. */
function run({command: [program, ...args], env}) {
  const started = performance.now();
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((resolve) => {
    const end = (status) => resolve({status, output, seconds: (performance.now() - started) / 1000});
    child.on('error', (error) => {
      output += error;
      end(1);
    });
    child.on('close', (status) => end(status ?? 1));
  });
}

/**
 * Reads the counts of a command from its last line `N passed, N failed`. A command that fails although no test has
 * failed counts as one failure.
 */
function countOf({status, output}) {
  const [, passed, failed] = ([...output.matchAll(COUNT)].at(-1) ?? [0, 0, 0]).map(Number);
  return {passed, failed: status !== 0 && failed === 0 ? 1 : failed};
}

function failuresIn(report) {
  try {
    return JSON.parse(readFileSync(path.join(root, 'node_modules/.cache', report), 'utf8')).failures;
  } catch {
    return [];
  }
}

/**
 * Reruns a failed stage with only its failed files, one at a time. Returns the output if it fails again, otherwise the
 * tests that passed this time.
 */
async function runAgain(stage) {
  const failures = stage.report ? failuresIn(stage.report) : [];
  const files = [...new Set(failures.map(({file}) => file))];
  const env = {...stage.env, ...(files.length > 0 && {FILES: files.join(' '), CONCURRENCY: '1'})};
  const again = await run({...stage, env});
  if (again.status !== 0) return {output: again.output};
  return {passed: failures.length > 0 ? failures.map(({file, test}) => `${file} › ${test}`) : [stage.name]};
}

/**
 * Runs stages in `workers` workers. Failures don't stop the run. With `retries`, a failed stage runs once more at the
 * end. If it passes, its tests are listed as unstable instead of failed, like tests that a runner lists as
 * `unstable: …`. Prints a line for each stage, and the output of failed stages at the end. Returns `{passed, failed}`.
 *
 * @param {readonly Stage[]} stages
 */
export async function runStages(stages, {workers, retries = false}) {
  const waiting = [...stages].sort((one, other) => (other.seconds ?? 0) - (one.seconds ?? 0));
  const ended = new Set();
  const failed = [];
  const unstable = [];
  const total = {passed: 0, failed: 0};
  const isReady = ({after = []}) => after.every((name) => ended.has(name) || !stages.some((one) => one.name === name));
  let changed;
  let change = new Promise((resolve) => (changed = resolve));

  async function work() {
    while (waiting.length > 0) {
      const stage = waiting.find(isReady);
      if (!stage) {
        await change;
        continue;
      }
      waiting.splice(waiting.indexOf(stage), 1);
      if (stage.report) rmSync(path.join(root, 'node_modules/.cache', stage.report), {force: true});
      const result = await run(stage);
      const count = countOf(result);
      total.passed += count.passed;
      for (const [, test] of result.output.matchAll(/^unstable: (.*)$/gm)) unstable.push(test);
      if (count.failed > 0) failed.push({stage, ...result, count});
      // A full run takes over an hour, so save a failed stage's output immediately.
      if (count.failed > 0) writeFileSync(path.join(root, 'node_modules/.cache', `${stage.name}.log`), result.output);
      const counted = count.passed + count.failed > 1 ? `, ${count.passed} passed, ${count.failed} failed` : '';
      console.log(`${count.failed > 0 ? '✘' : '✔'} ${stage.name}: ${result.seconds.toFixed(1)} s${counted}`);
      ended.add(stage.name);
      changed();
      change = new Promise((resolve) => (changed = resolve));
    }
  }
  await Promise.all(Array.from({length: workers}, work));

  for (const {stage, output, count} of failed) {
    const again = retries ? await runAgain(stage) : {};
    if (again.passed) unstable.push(...again.passed);
    else total.failed += count.failed;
    console.log(`\n▶ ${stage.name}${again.passed ? ' (passed alone)' : ''}\n${output.trimEnd()}`);
    if (again.output) console.log(`\n▶ ${stage.name}, once more\n${again.output.trimEnd()}`);
  }
  for (const test of unstable) console.log(`unstable: ${test}`);
  return total;
}
