// Imports TypeScript source files into Node, for the commands in this folder.
import {rmSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
let calls = 0;

/**
 * Imports files by absolute path, or relative to the root. Files in the same call share their imports. The bundle is
 * deleted only when the process ends, because files may load others on demand.
 */
export async function importSources(...files) {
  const out = `${root}node_modules/.cache/lab/${process.pid}-${(calls += 1)}`;
  process.once('exit', () => rmSync(out, {recursive: true, force: true}));
  await bundle(Object.fromEntries(files.map((file, place) => [place, path.resolve(root, file)])), out);
  return Promise.all(files.map((_, place) => import(pathToFileURL(`${out}/${place}.mjs`).href)));
}
