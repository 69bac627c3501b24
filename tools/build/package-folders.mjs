// Lists the published packages: all folders of `packages` except those that package.json excludes from the workspaces.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Lists the names of the packages' folders. */
export function packageFolders(root) {
  const {workspaces} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return readdirSync(path.join(root, 'packages'))
    .filter((name) => !workspaces.includes(`!packages/${name}`))
    .sort();
}
