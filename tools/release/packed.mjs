// Packs all packages as they would be published.
import {mkdirSync, rmSync} from 'node:fs';
import {run} from '../test/counted.mjs';

/** Empties a folder, packs every package of the built repository into it, and returns what npm tells of each tarball. */
export function packAll(root, folder) {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  return JSON.parse(run('npm', ['pack', '--silent', '--json', '--workspaces', '--pack-destination', folder], root));
}
