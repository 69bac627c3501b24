// Packs the packages as they are published, and installs them in projects.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {run} from '../../tools/test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export const buildPackages = () => run('npm', ['run', '--silent', 'build'], root);

/** Packs every package from the last build into a folder. */
export const packInto = (folder) =>
  run('npm', ['pack', '--silent', '--workspaces', '--pack-destination', folder], root);

/** Installs all tarballs from a folder in a project, with the dependencies in its `package.json`. */
export function installTarballs(project, folder) {
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...files], project);
}
