import path from 'node:path';

/** Returns a file's path relative to a folder, with `/` as the separator, or undefined if the file isn't inside it. */
export function nameInFolder(folder: string, file: string): string | undefined {
  const name = path.relative(folder, file);
  const isOutside = name === '' || name === '..' || name.startsWith(`..${path.sep}`) || path.isAbsolute(name);
  return isOutside ? undefined : name.replaceAll(path.sep, '/');
}
