// `node tools/run.mjs release/tarballs [-- FOLDER]`: builds the packages and packs them for publishing into a folder
// (default: `dist/tarballs`), which it empties first. To install all of them: `npm i FOLDER/*.tgz`.
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {packageFolders} from '../build/package-folders.mjs';
import {run} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Export condition with which this repository imports its own source files, which aren't published. */
const SOURCE = '@cartavola/source';

/** Returns a manifest in its published form, without exports of source files. */
export function publishedManifest({exports, ...manifest}) {
  const published = Object.entries(exports)
    .map(([subpath, target]) => {
      if (typeof target === 'string') return [subpath, target];
      const {[SOURCE]: _, ...others} = target;
      return [subpath, others];
    })
    .filter(([, target]) => typeof target === 'string' || Object.keys(target).length > 0);
  return {...manifest, exports: Object.fromEntries(published)};
}

/** Packs every built package into a folder, which is emptied first, and returns npm's description of each tarball. */
export function packAll(folder) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  // Change copies, because other builds may read the manifests in the repository at the same time.
  const copies = mkdtempSync(path.join(tmpdir(), 'cartavola-pack-'));
  try {
    const folders = packageFolders(root).map((name) => {
      const copy = path.join(copies, name);
      cpSync(path.join(root, 'packages', name), copy, {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
      const file = path.join(copy, 'package.json');
      const manifest = publishedManifest(JSON.parse(readFileSync(file, 'utf8')));
      writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
      return copy;
    });
    return JSON.parse(run('npm', ['pack', '--silent', '--json', '--pack-destination', folder, ...folders], root));
  } finally {
    rmSync(copies, {recursive: true, force: true});
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/tarballs'));
  run('npm', ['run', '--silent', 'build'], root);
  for (const {filename} of packAll(folder)) console.log(path.join(folder, filename));
}
