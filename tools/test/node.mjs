// Runs the tests without a browser: *.node.ts, bundled from source, and the tools' own tests. The files in a folder
// share a process. Two processes run at a time. `FILES='test/cli/*.node.ts'` selects files and shows their output.
// `TESTS=all` runs every test at full length (test/sample-size.ts). `TIMES=times.txt` writes the durations of files and
// tests.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {bundle} from '../build/bundle.mjs';
import {matchFiles} from './match-files.mjs';
import {runGroup} from './node-tests/run-group.mjs';
import {NODE_TESTS} from './test-files.mjs';

const PROCESSES = 2;
const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache');
const {FILES, TIMES} = process.env;
const isTest = new Set(matchFiles(root, NODE_TESTS));
const files = FILES
  ? matchFiles(root, FILES.split(' ').filter(Boolean)).filter((file) => isTest.has(file))
  : [...isTest];

/** Returns a file's group: `packages`, `tools`, or its folder in `test`. */
const groupOf = (file) => /^(?:packages|tools|[^/]+\/[^/]+)/.exec(file)[0];

/** Returns the module to import for each file: its bundle, or the script itself. */
async function modulesOf(out) {
  const sources = files.filter((file) => file.endsWith('.ts'));
  const input = Object.fromEntries(sources.map((file) => [file.slice(0, -'.ts'.length), path.join(root, file)]));
  if (sources.length > 0) await bundle(input, out);
  return files.map((file) => [
    file,
    file.endsWith('.ts') ? path.join(out, file.replace(/\.ts$/, '.mjs')) : path.join(root, file),
  ]);
}

/** Seconds that each group took in the last run, so that the longest can run first. */
const lastTimes = path.join(cache, 'node-test-times.json');
const readTimes = () => (existsSync(lastTimes) ? JSON.parse(readFileSync(lastTimes, 'utf8')) : {});

/** Runs groups of modules, longest first, and returns their results. */
async function runAll(modules) {
  const groups = new Map();
  for (const pair of modules) groups.set(groupOf(pair[0]), [...(groups.get(groupOf(pair[0])) ?? []), pair]);
  const times = readTimes();
  const waiting = [...groups].sort(([a, some], [b, others]) => (times[b] ?? others.length) - (times[a] ?? some.length));
  const results = [];
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [group, pairs] = next;
      const started = performance.now();
      const result = await runGroup(pairs, root, FILES ? console.log : undefined);
      const seconds = (performance.now() - started) / 1000;
      if (!FILES) times[group] = seconds;
      for (const {file, names, message} of result.failures)
        console.log(`✘ ${file}: ${names.join(' › ')}\n${message}\n`);
      const count = result.tests.filter(({isSuite, outcome}) => !isSuite && outcome === 'passed').length;
      console.log(`${result.failures.length > 0 ? '✘' : '✔'} ${group}: ${count} passed, ${seconds.toFixed(1)} s`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({length: PROCESSES}, runWaiting));
  mkdirSync(cache, {recursive: true});
  writeFileSync(lastTimes, JSON.stringify(times));
  return results;
}

/**
 * Writes the processor time of each file in seconds, then the duration of each test that took 0.1 s or more, slowest
 * first.
 */
function writeTimes(results) {
  const tests = results
    .flatMap((result) => result.tests)
    .filter(({isSuite, seconds}) => !isSuite && seconds >= 0.1)
    .map(({file, names, seconds}) => [`${file}: ${names.join(' › ')}`, seconds]);
  const lines = [results.flatMap(({used}) => used), tests].flatMap((times) => [
    ...times.sort(([, a], [, b]) => b - a).map(([name, seconds]) => `${seconds.toFixed(2).padStart(8)} ${name}`),
    '',
  ]);
  writeFileSync(TIMES, lines.join('\n'));
}

if (files.length === 0) {
  console.error(`No test files match ${FILES}.`);
  process.exitCode = 1;
} else {
  // Use a separate folder, because several runs may be in progress at the same time.
  const out = path.join(cache, `node-tests/${process.pid}`);
  try {
    const results = await runAll(await modulesOf(out));
    const tests = results.flatMap((result) => result.tests).filter(({isSuite}) => !isSuite);
    if (TIMES) writeTimes(results);
    const failures = results
      .flatMap((result) => result.failures)
      .map(({file, names}) => ({file, test: names.join(' › ')}));
    writeFileSync(path.join(cache, 'node-tests.json'), JSON.stringify({failures}));
    console.log(`\n${tests.filter(({outcome}) => outcome === 'passed').length} passed, ${failures.length} failed`);
    process.exitCode = failures.length === 0 ? 0 : 1;
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}
