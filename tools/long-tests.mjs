// `npm run test:long`: what is too long for `npm test`: whole matches, and every lesson in every language with a reader who is right at once
// and one who errs first, by keyboard alone.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {LONG_FILES} from './long-files.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const counted = `${root}node_modules/.cache/browser-tests.json`;
rmSync(counted, {force: true});
const {status} = spawnSync('npm', ['run', '--silent', 'test:browser'], {
  cwd: root,
  stdio: 'inherit',
  env: {...process.env, FILES: LONG_FILES.join(' ')},
  shell: process.platform === 'win32',
});
let count = {passed: 0, failed: 1};
try {
  count = JSON.parse(readFileSync(counted, 'utf8'));
} catch {
  console.error('test:long: nothing was counted');
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = status ?? 1;
