// `npm run test:long`: runs the tests that are too long for `npm test` (tools/long-files.mjs): whole matches; every lesson in every
// language, with a reader who answers correctly and one who errs first, by keyboard alone; every story; hostile input; a score pad that is killed; in Node, every test at full
// length (`TESTS=all`). Builds the Storybook and the files for pages if they are missing. `SHARD=2/4` runs the second of four parts of the files.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {filesLike} from './file-patterns.mjs';
import {LONG_FILES} from './long-files.mjs';
import {passedAndFailed} from './node-counts.mjs';
import {NODE_TESTS} from './node-tests/patterns.mjs';
import {shardOf} from './shard.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const counted = `${root}node_modules/.cache/browser-tests.json`;
rmSync(counted, {force: true});
const run = (script, env = {}, stdio = 'inherit') =>
  spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio,
    maxBuffer: 1 << 28,
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
if (!existsSync(`${root}storybook-static/index.json`)) run('storybook:build');
if (!existsSync(`${root}packages/cartavola/dist/cartavola.js`)) run('build:cdn');
const inBrowser = shardOf(filesLike(root, ['packages', 'test'], LONG_FILES));
const inNode = shardOf(filesLike(root, ['packages', 'test', 'tools'], NODE_TESTS));
const counts = [];
const statuses = [];

if (inBrowser.length > 0) {
  statuses.push(run('test:browser', {FILES: inBrowser.join(' ')}).status);
  try {
    counts.push(JSON.parse(readFileSync(counted, 'utf8')));
  } catch {
    console.error('test:long: nothing was counted');
    counts.push({passed: 0, failed: 1});
  }
}
if (inNode.length > 0) {
  const {status, stdout} = run('test:node', {TESTS: 'all', FILES: inNode.join(' ')}, ['ignore', 'pipe', 'inherit']);
  process.stdout.write(stdout);
  statuses.push(status);
  const count = passedAndFailed(String(stdout));
  // A run that fails without a failed test counts as one failure.
  counts.push(status !== 0 && count.failed === 0 ? {...count, failed: 1} : count);
}
const pads = run('test:pads');
statuses.push(pads.status);
counts.push(pads.status === 0 ? {passed: 1, failed: 0} : {passed: 0, failed: 1});

const sum = (name) => counts.reduce((all, count) => all + count[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
