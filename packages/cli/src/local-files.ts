import {constants} from 'node:fs';
import {link, open, realpath, rename, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {glob, isDynamicPattern} from 'tinyglobby';
import {nameInFolder} from './name-in-folder.js';
import {unreadable, wholeOf} from './read-input.js';
import type {ListedFiles} from './surroundings.js';

/**
 * Opens a regular file as a stream of bytes. `folder` is the folder that must contain the file once links are resolved.
 * Throws `FileError` and system errors.
 */
export async function* openFile(file: string, folder?: string): AsyncGenerator<Uint8Array> {
  const real = folder === undefined ? file : await realIn(folder, file);
  // Without O_NONBLOCK, opening a pipe blocks until something writes to it. Windows doesn't have such pipes.
  const handle = await open(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await handle.stat();
    if (stats.isDirectory()) throw unreadable(file, 'file.folder', 'it is a folder');
    if (!stats.isFile()) throw unreadable(file, 'file.kind', 'it is not a regular file');
    yield* handle.createReadStream({autoClose: false}) as AsyncIterable<Uint8Array>;
  } finally {
    await handle.close();
  }
}

async function realIn(folder: string, file: string): Promise<string> {
  const [root, real] = await Promise.all([realpath(folder), realpath(file)]);
  if (nameInFolder(root, real) === undefined)
    throw unreadable(file, 'file.outside', `it is outside the folder ${folder}`);
  return real;
}

/** Reads an entire file. */
export const readWhole = (file: string): Promise<Uint8Array> => wholeOf(file, openFile(file));

/**
 * Lists the files with these extensions in a folder, or the files that match a pattern. Doesn't follow links, and skips
 * dot files and `node_modules`. Returns undefined if `name` is a file or doesn't exist.
 */
export async function listFiles(name: string, extensions: readonly string[]): Promise<ListedFiles | undefined> {
  const found = await stat(name).catch(() => undefined);
  const isFolder = found?.isDirectory() ?? false;
  if (!isFolder && (found || !isDynamicPattern(name))) return undefined;
  const pattern = isFolder ? `**/*.{${extensions.join(',')}}` : name.replaceAll('\\', '/');
  const cwd = isFolder ? name : '.';
  const options = {cwd, followSymbolicLinks: false, ignore: '**/node_modules/**', caseSensitiveMatch: false};
  const files = await glob(pattern, {...options, expandDirectories: false});
  return {folder: cwd, files: files.map((file) => path.join(cwd, file)).sort()};
}

/** Reads all files in a folder. The keys are relative paths with `/` as the separator. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  // Recursive `readdir` follows links in some versions of Node.
  const names = await glob('**', {cwd: folder, dot: true, followSymbolicLinks: false});
  const files = names.map((name) => path.join(folder, name));
  return new Map(
    await Promise.all(files.map(async (file) => [nameInFolder(folder, file)!, await readWhole(file)] as const)),
  );
}

/**
 * Writes a temporary file and then renames it, so that a partial file is never visible. Rejects with the code `EEXIST`
 * if the file exists and `isForced` is false. Libraries such as write-file-atomic can't refuse to replace a file.
 */
export async function writeWhole(file: string, bytes: Uint8Array, isForced: boolean): Promise<void> {
  const old = isForced ? await stat(file).catch(() => undefined) : undefined;
  // Write to devices and pipes instead of replacing them. Refuse folders.
  if (old && !old.isFile()) return writeFile(file, bytes);
  const place = old ? await realpath(file) : file;
  const beside = path.join(path.dirname(place), `.${path.basename(place)}.${process.pid}.tmp`);
  try {
    await writeFile(beside, bytes, {flag: 'wx', flush: true, mode: old?.mode ?? 0o666});
    if (isForced) await rename(beside, place);
    else await linkOrMove(beside, place);
  } finally {
    await rm(beside, {force: true});
  }
}

/** Renames a file unless the new name is already taken. */
async function linkOrMove(beside: string, place: string): Promise<void> {
  try {
    await link(beside, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Some file systems don't support hard links.
    await writeFile(place, '', {flag: 'wx'});
    await rename(beside, place);
  }
}
