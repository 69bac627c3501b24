// `npm run learners`: a reader who is right at once and one who errs first, at every lesson in every language, by keyboard alone.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const counted = `${root}node_modules/.cache/browser-tests.json`;
rmSync(counted, {force: true});
const {status} = spawnSync('npm', ['run', '--silent', 'test:browser'], {
  cwd: root,
  stdio: 'inherit',
  env: {...process.env, FILES: 'test/learners/*.test.ts'},
  shell: process.platform === 'win32',
});
let count = {passed: 0, failed: 1};
try {
  count = JSON.parse(readFileSync(counted, 'utf8'));
} catch {
  console.error('learners: nothing was counted');
}
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = status ?? 1;
