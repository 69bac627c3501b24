// Installs dependencies if they don't match the lock file, so that every command works in a fresh clone.
// All output goes to standard error, because standard output is only for the `cartavola` command's own lines. With
// NODE_ENV=production, npm would skip the development dependencies.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether npm has installed the right version of each package in a lock file, except optional packages. */
function isInstalled(lock, installed, withDev) {
  if (!existsSync(installed)) return false;
  const found = packagesIn(installed);
  return Object.entries(packagesIn(lock)).every(
    ([place, {version, optional, dev}]) =>
      optional || (dev && !withDev) || !place.includes('node_modules/') || found[place]?.version === version,
  );
}

/** Removes settings from the root's .npmrc, which `npm run` passes on but which must not apply to other folders. */
const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^npm_config_legacy_peer_deps$/i.test(name)));

/**
 * Installs the dependencies of a folder that has its own package-lock.json (the root folder by default). Without `dev`,
 * installs only what `npm start` needs. Throws if npm fails.
 */
export function ensureInstalled(folder = '.', {dev = true} = {}) {
  const cwd = path.join(root, folder);
  const has = (withDev) =>
    isInstalled(path.join(cwd, 'package-lock.json'), path.join(cwd, 'node_modules/.package-lock.json'), withDev);
  if (has(dev)) return;
  console.error(`Installing the dependencies of ${folder === '.' ? 'the workspace' : folder}…`);
  // `npm ci` would remove the packages of a running `npm start`, so only add the missing ones.
  const command = dev && has(false) ? ['install', '--no-save'] : ['ci'];
  const {status} = spawnSync(
    'npm',
    [...command, dev ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {cwd, env: withoutSettings(process.env), stdio: ['inherit', 2, 2], shell: process.platform === 'win32'},
  );
  if (status !== 0) throw new Error(`npm ${command[0]} failed in ${cwd}`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled(process.argv[2]);
