// `npm run storybook`: serves Storybook on http://localhost:6006. `npm run storybook -- build` builds it into
// storybook-static.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {writeManifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
await writeManifest();
const args =
  process.argv[2] === 'build'
    ? ['build', '-o', 'storybook-static', '--disable-telemetry', '--quiet']
    : ['dev', '-p', '6006', '--no-open', '--disable-telemetry', '--no-version-updates'];
const {status, error} = spawnSync('node_modules/.bin/storybook', args, {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) throw error;
process.exitCode = status ?? 1;
