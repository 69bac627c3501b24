// Installs dependencies if the lock file is newer than what is installed, so that `npm start` and `npm test` work in a fresh clone. All
// output goes to standard error, because the command `cartavola` prints nothing but its own lines. Where NODE_ENV is `production`, npm would
// leave out what the commands here are made with.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const lock = `${root}package-lock.json`;
const installed = `${root}node_modules/.package-lock.json`;

if (!existsSync(installed) || statSync(lock).mtimeMs > statSync(installed).mtimeMs) {
  console.error('Installing dependencies…');
  const {status} = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
