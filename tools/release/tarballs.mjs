// `node tools/run.mjs release/tarballs [-- FOLDER]`: builds the packages and packs them for publishing into a folder
// (default: `dist/tarballs`), which it empties first. To install all of them: `npm i FOLDER/*.tgz`.
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {packageFolders} from '../build/package-folders.mjs';
import {run} from '../test/counted.mjs';
import {missingMetadata, readMetadata, withMetadata} from './metadata.mjs';

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

/** Lists the files that match an export target. `*` stands for any name. Throws if there are none. */
function matching(target, files) {
  const [before, after] = target.split('*');
  const found =
    after === undefined
      ? files.filter((file) => file === target)
      : files.filter((file) => file.startsWith(before) && file.endsWith(after));
  if (found.length === 0) throw new Error(`no file matches ${target}`);
  return found;
}

/**
 * Returns the declarations that projects with TypeScript read: those of a package's exports, and all that they import.
 * `files` lists the package's files. Throws if one is missing.
 */
export function publicDeclarations(folder, exports, files) {
  const declared = Object.values(exports).flatMap(({types}) => (types ? [path.posix.normalize(types)] : []));
  const imported = new Set(declared.flatMap((types) => matching(types, files)));
  // Iterating a set also visits entries added during the loop.
  for (const file of imported) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    for (const [, to] of text.matchAll(/(?:from|import)\s*\(?['"](\.[^'"]+)\.js['"]/g))
      imported.add(...matching(path.posix.join(path.posix.dirname(file), `${to}.d.ts`), files));
  }
  return imported;
}

/** Deletes the declarations that the compiler has written for a package's internal modules. */
function removeInternalDeclarations(folder, exports) {
  const files = readdirSync(folder, {recursive: true}).map((file) => file.replaceAll(path.sep, '/'));
  const needed = publicDeclarations(folder, exports, files);
  for (const file of files)
    if (/^(?:dist|lib)\/.*\.d\.ts$/.test(file) && !needed.has(file)) rmSync(path.join(folder, file));
}

/**
 * Packs every built package into a folder, which is emptied first, with the metadata of `release.json` if it is complete.
 * Returns npm's description of each tarball.
 */
export function packAll(folder) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const metadata = readMetadata(root);
  const isComplete = missingMetadata(metadata).length === 0;
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
      const published = publishedManifest(JSON.parse(readFileSync(file, 'utf8')));
      const manifest = isComplete ? withMetadata(published, metadata, `packages/${name}`) : published;
      writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
      removeInternalDeclarations(copy, manifest.exports);
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
