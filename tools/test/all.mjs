// `npm run test:all`: runs every runner at full length, for releases. `npm run test:all -- site hosts` runs only these
// two runners. CI runs them all with `TESTS=sample`: the cases of each matrix that cover every pair of factors.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {runStages} from './stages.mjs';

// Install before the runners start, so that none of them finds a half-installed folder.
ensureInstalled('test');
const root = fileURLToPath(new URL('../..', import.meta.url));
process.env.TESTS ??= 'all';
// All runners reuse finished builds.
process.env.REUSE = '1';
const isAll = process.env.TESTS === 'all';

const runner = (name) => ['node', `test/${name}/run.mjs`];

/**
 * Builds that runners share. Building the packages also builds the kit, which must not be rebuilt while a page loads
 * it.
 */
const BUILDS = [
  {
    name: 'build: site',
    command: ['node', 'tools/build/site.mjs'],
    // As on GitHub Pages, the site isn't at the root of its host.
    env: {SITE_ADDRESS: 'https://cartavola.example/cartavola/'},
    seconds: 1000,
    after: ['build: packages'],
  },
  {name: 'build: Storybook', command: ['node', 'tools/build/storybook.mjs', 'build'], seconds: 900},
  {name: 'build: packages', command: ['node', 'tools/release/tarballs.mjs'], seconds: 950},
];

const TESTS = [
  {name: 'node', command: ['node', 'tools/test/node.mjs'], seconds: 900, report: 'node-tests.json'},
  {
    name: 'browser',
    command: ['node_modules/.bin/wtr'],
    seconds: 800,
    after: ['build: Storybook', 'build: packages'],
    report: 'browser-tests.json',
  },
];

/**
 * Runners, keyed by name, including the tests of `npm test` at full length. `seconds` is the rough duration of CI's
 * part. The longest start first.
 */
const RUNNERS = [
  ...(isAll ? TESTS : []),
  {
    name: 'hosts: Chromium',
    command: runner('hosts'),
    env: {ENGINES: 'chromium'},
    seconds: 200,
    after: ['build: packages'],
  },
  {
    name: 'hosts: Firefox, WebKit',
    command: runner('hosts'),
    env: {ENGINES: 'firefox,webkit'},
    seconds: 210,
    after: ['build: packages'],
  },
  {
    name: 'site: Chromium',
    command: runner('site'),
    env: {ENGINES: 'chromium'},
    seconds: 300,
    after: ['build: site'],
  },
  {
    name: 'site: Firefox, WebKit',
    command: runner('site'),
    env: {
      ENGINES: 'firefox,webkit',
      KINDS: process.env.KINDS ?? (isAll ? 'pages,builder,front,search,kept' : 'pages,front'),
    },
    seconds: 80,
    after: ['build: site'],
  },
  {name: 'controls', command: runner('controls'), seconds: 110, after: ['build: site', 'build: Storybook']},
  {name: 'lessons', command: runner('lessons-in-view'), seconds: 120, after: ['build: packages']},
  {name: 'consumers', command: runner('consumers/runner'), seconds: 110, after: ['build: packages']},
  {name: 'wordpress', command: runner('wordpress'), seconds: 180, after: ['build: site']},
  {name: 'packages', command: runner('packages'), seconds: 40, after: ['build: packages']},
  {name: 'listening', command: runner('listening'), seconds: isAll ? 1200 : 240, after: ['build: packages']},
  {name: 'pads', command: runner('pads'), seconds: 10, after: ['build: packages']},
  {name: 'frameworks', command: runner('frameworks'), seconds: 35, after: ['build: packages']},
  {name: 'prose', command: ['node', 'tools/release/prose.mjs'], seconds: 20, after: ['documentation']},
  {
    name: 'documentation',
    command: ['node', 'tools/release/documentation.mjs'],
    seconds: 35,
    after: ['build: packages'],
  },
  {
    name: 'release',
    command: ['node', 'tools/release/release.mjs', '--dry'],
    seconds: 45,
    // The runners before it install the same tools.
    after: ['build: packages', 'documentation', 'prose'],
  },
  {name: 'commands', command: runner('commands'), seconds: isAll ? 1500 : 70},
  {name: 'nodes', command: runner('nodes'), env: isAll ? {} : {NODES: '24', PARTS: 'start,node'}, seconds: 30},
];

/** Returns whether a commit of the last day changed these paths. */
const changedLately = (...paths) =>
  Boolean(spawnSync('git', ['log', '-1', '--since=1.day', '--format=%h', '--', ...paths], {cwd: root}).stdout?.length);

/** Runners that run only in `npm run test:all`. CI tests the WordPress plugin when it changes. */
const LEFT_OUT = isAll ? [] : ['consumers', 'documentation', 'listening', 'nodes'];
if (!isAll && !changedLately('packages/wordpress', 'test/wordpress')) LEFT_OUT.push('wordpress');

const runnerOf = ({name}) => name.split(':')[0];
const names = process.argv.slice(2);
const unknown = names.filter((name) => !RUNNERS.some((one) => runnerOf(one) === name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. The runners are ${[...new Set(RUNNERS.map(runnerOf))].join(', ')}.`);
  process.exit(2);
}
const wanted = RUNNERS.filter((one) =>
  names.length === 0 ? !LEFT_OUT.includes(one.name) : names.includes(runnerOf(one)),
);
const needed = new Set(wanted.flatMap(({after = []}) => after));
if (needed.has('build: site')) needed.add('build: packages');
spawnSync('tools/test/install-browsers.sh', {cwd: root, stdio: 'inherit'});
const {passed, failed} = await runStages([...BUILDS.filter(({name}) => needed.has(name)), ...wanted], {
  // With three workers, each runner takes more than three times as long.
  workers: 2,
  retries: true,
});
if (!isAll)
  console.log(
    `Each matrix ran a covering array. \`npm run test:all\` also runs every other case, and ${LEFT_OUT.join(', ')}.`,
  );
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
