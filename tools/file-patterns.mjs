// Files by patterns.
import {readdirSync} from 'node:fs';
import path from 'node:path';

const SOURCES = [
  [/[.+?^$()|[\]\\]/g, '\\$&'],
  [/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?')],
  [/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`],
];

/** True if a file matches a pattern: `*` is a part of a name, `**` and a slash any folders or none, `{a,b}` one of these. */
export function isMatch(file, pattern) {
  const source = SOURCES.reduce((text, [from, to]) => text.replace(from, to), pattern);
  return new RegExp(`^${source}$`).test(file);
}

/** Returns the files below `folders` of `root` that match one of the patterns, with slashes, in order. */
export function filesLike(root, folders, patterns) {
  return folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true}).map(
        (file) => `${folder}/${file.replaceAll(path.sep, '/')}`,
      ),
    )
    .filter((file) => patterns.some((pattern) => isMatch(file, pattern)))
    .sort();
}
