// Lists the files in the workspace that match glob patterns.
import {readdirSync} from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';

const FOLDERS = ['packages', 'test', 'tools'];
const SKIPPED = new Set(['node_modules', 'dist', 'lib', 'consumers']);

function* filesIn(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield file;
    else if (!SKIPPED.has(entry.name)) yield* filesIn(root, file);
  }
}

/**
 * Returns the sorted paths, relative to `root`, of files in `packages`, `test` and `tools` that match a pattern. `!`
 * excludes.
 */
export function matchFiles(root, patterns) {
  const isIn = picomatch(patterns.filter((pattern) => !pattern.startsWith('!')));
  const isOut = picomatch(patterns.flatMap((pattern) => (pattern.startsWith('!') ? [pattern.slice(1)] : [])));
  const files = FOLDERS.flatMap((folder) => [...filesIn(root, folder)]);
  return files.filter((file) => isIn(file) && !isOut(file)).sort();
}
