// `node tools/release/tarballs.mjs [-- FOLDER]`: builds the packages and packs them for publishing into a folder
// (default: `dist/tarballs`), which it empties first. To install all of them: `npm i FOLDER/*.tgz`.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {packageFolders} from '../build/package-folders.mjs';
import {run} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Condition by which this repository imports its own sources. They are not published. */
const SOURCE = '@cartavola/source';

/** Returns a manifest as it is published: without exports of sources. */
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
  const files = packageFolders(root).map((name) => path.join(root, 'packages', name, 'package.json'));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  try {
    for (const [index, file] of files.entries())
      writeFileSync(file, `${JSON.stringify(publishedManifest(JSON.parse(texts[index])), undefined, 2)}\n`);
    return JSON.parse(run('npm', ['pack', '--silent', '--json', '--workspaces', '--pack-destination', folder], root));
  } finally {
    for (const [index, file] of files.entries()) writeFileSync(file, texts[index]);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist/tarballs'));
  run('npm', ['run', '--silent', 'build'], root);
  for (const {filename} of packAll(folder)) console.log(path.join(folder, filename));
}
