// Installs dependencies if the lock file is newer than what is installed, so that `npm start` and `npm test` work in a fresh clone. All
// output goes to standard error, because the command `cartavola` prints nothing but its own lines. With NODE_ENV=production, npm would leave
// out the development dependencies.
import {spawnSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs the dependencies of a folder with its own package-lock.json, the root by default. Throws if npm fails. */
export function ensureInstalled(folder = '.') {
  const cwd = path.join(root, folder);
  const lock = path.join(cwd, 'package-lock.json');
  const installed = path.join(cwd, 'node_modules/.package-lock.json');
  if (existsSync(installed) && statSync(lock).mtimeMs <= statSync(installed).mtimeMs) return;
  console.error(`Installing the dependencies of ${folder === '.' ? 'the workspace' : folder}…`);
  const {status} = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed in ${cwd}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled(process.argv[2]);
