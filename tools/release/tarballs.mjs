// `node tools/release/tarballs.mjs [-- FOLDER]`: builds the packages and packs them for publishing into a folder
// (default: `dist/tarballs`), which it empties first. To install all of them: `npm i FOLDER/*.tgz`.
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {run} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs every built package into a folder, which it empties first. Returns npm's description of each tarball. */
export function packAll(folder) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return JSON.parse(run('npm', ['pack', '--silent', '--json', '--workspaces', '--pack-destination', folder], root));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/tarballs'));
  run('npm', ['run', '--silent', 'build'], root);
  for (const {filename} of packAll(folder)) console.log(path.join(folder, filename));
}
