import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';

/** Reads all files in a folder, by their names with `/` between folders. */
export async function filesIn(folder: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile()).map(({parentPath, name}) => path.join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file)] as const),
    ),
  );
}
