// The packages' public metadata from `release.json`: `repository`, `homepage`, `bugs` and `author`.
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {packageFolders} from '../build/package-folders.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the names of the values that are missing from `release.json`. */
export const missingMetadata = (metadata) =>
  ['repository', 'homepage', 'bugs', 'author'].filter((key) => !(metadata[key] ?? '').trim());

/** Returns the manifest of a package with the licence and these values inserted after the description. */
export function withMetadata({license, ...manifest}, {repository, homepage, bugs, author}, directory) {
  const entries = Object.entries(manifest);
  const after = entries.findIndex(([key]) => key === 'description') + 1;
  const own = {
    license,
    author,
    homepage,
    repository: {type: 'git', url: `git+${repository.replace(/^git\+/, '')}`, directory},
    bugs,
  };
  const others = entries.filter(([key]) => !(key in own));
  return Object.fromEntries([...others.slice(0, after), ...Object.entries(own), ...others.slice(after)]);
}

/** Reads `release.json`. */
export const readMetadata = (root) => read(path.join(root, 'release.json'));

/** Copies the values in `release.json` to the manifests of all packages. */
export function writeMetadata(root) {
  const metadata = readMetadata(root);
  for (const folder of packageFolders(root)) {
    const file = path.join(root, 'packages', folder, 'package.json');
    const next = withMetadata(read(file), metadata, `packages/${folder}`);
    writeFileSync(file, `${JSON.stringify(next, undefined, 2)}\n`);
  }
}
