// `npm run test:long`: runs the tests that are too long for `npm test` (tools/long-files.mjs): whole matches; every lesson in every
// language, with a reader who answers correctly and one who errs first, by keyboard alone; every story; hostile input; a score pad that is killed. Builds the Storybook
// and the files for pages if they are missing. `SHARD=2/4` runs the second of four parts of the files.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {filesLike} from './file-patterns.mjs';
import {LONG_FILES} from './long-files.mjs';
import {shardOf} from './shard.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const counted = `${root}node_modules/.cache/browser-tests.json`;
rmSync(counted, {force: true});
const run = (script, env = {}) =>
  spawnSync('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: 'inherit',
    env: {...process.env, ...env},
    shell: process.platform === 'win32',
  });
if (!existsSync(`${root}storybook-static/index.json`)) run('storybook:build');
if (!existsSync(`${root}packages/cartavola/dist/cartavola.js`)) run('build:cdn');
const {status} = run('test:browser', {FILES: shardOf(filesLike(root, ['packages', 'test'], LONG_FILES)).join(' ')});
let count = {passed: 0, failed: 1};
try {
  count = JSON.parse(readFileSync(counted, 'utf8'));
} catch {
  console.error('test:long: nothing was counted');
}
const pads = run('test:pads');
count = pads.status === 0 ? {...count, passed: count.passed + 1} : {...count, failed: count.failed + 1};
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = status || (pads.status ?? 1);
