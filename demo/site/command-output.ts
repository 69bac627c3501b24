import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import {execPath, pid} from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {promisify} from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const kept = `${repository}node_modules/.cache/site`;
const run = promisify(execFile);

/** Digest of all sources of the packages, including the command's. */
const sources = (() => {
  const digest = createHash('sha256');
  for (const name of readdirSync(`${repository}packages`).sort()) {
    const folder = `${repository}packages/${name}/src`;
    if (!existsSync(folder)) continue;
    const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
    for (const file of files.map((entry) => `${entry.parentPath}/${entry.name}`).sort())
      digest.update(file.slice(repository.length)).update(readFileSync(file));
  }
  return digest.digest('hex');
})();

/**
 * Calls `write` to create a file or folder, and returns its path. Reuses earlier output if the arguments and sources
 * are the same. `read` is an input file among the arguments.
 */
async function written(
  args: readonly string[],
  ending: string,
  read: string | undefined,
  write: (file: string) => Promise<unknown>,
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(args)).update(sources);
  if (read) digest.update(readFileSync(read));
  const file = `${kept}/${digest.digest('hex').slice(0, 24)}${ending}`;
  if (existsSync(file)) return file;
  mkdirSync(kept, {recursive: true});
  // Write under a temporary name first, so that unfinished output is never used.
  const begun = `${kept}/${pid}-${file.slice(kept.length + 1)}`;
  await write(begun);
  renameSync(begun, file);
  return file;
}

/** Runs a tool with a new folder as its argument. Returns the folder's path. */
export const toolOutput = (tool: string): Promise<string> =>
  written([tool], '', undefined, (folder) => run(execPath, [`${repository}tools/${tool}`, folder]));

/** Loads the command as a module, because starting many processes would be slow. */
async function loadCommand(): Promise<{writeFile(args: readonly string[], given: {kit: string}): Promise<void>}> {
  const tool = (await import(pathToFileURL(`${repository}tools/build/cartavola.mjs`).href)) as {
    bundledCommand(): Promise<string>;
  };
  return (await import(await tool.bundledCommand())) as Awaited<ReturnType<typeof loadCommand>>;
}
let command: ReturnType<typeof loadCommand> | undefined;

/**
 * Runs the command `cartavola` with `-o` and a file with this extension. Returns the file's path. `read` is an input
 * file among the arguments.
 */
export const commandOutput = (args: readonly string[], ending: string, read?: string): Promise<string> =>
  written(args, ending, read, async (file) => {
    const {writeFile} = await (command ??= loadCommand());
    await writeFile([...args, '--force', '-o', file], {kit: `${repository}packages/cartavola/dist`});
  });

/** Runs the command `cartavola` without `-o`, and returns the path of a file with what it prints. */
export const commandPrinted = (args: readonly string[], ending: string): Promise<string> =>
  written(args, ending, undefined, async (file) => {
    const {stdout} = await run(execPath, [`${repository}tools/build/cartavola.mjs`, ...args]);
    writeFileSync(file, stdout);
  });
