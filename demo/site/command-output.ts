import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync} from 'node:fs';
import {execPath, pid} from 'node:process';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const kept = `${repository}node_modules/.cache/site`;
const run = promisify(execFile);

/** A digest of all sources of the packages, the command's among them. */
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

/** Runs a tool with a new file or folder as its last argument, and returns its path; what the same arguments wrote with the same sources is taken again. */
export async function toolOutput(
  tool: string,
  args: readonly string[],
  ending: string,
  read?: string,
): Promise<string> {
  const digest = createHash('sha256')
    .update(JSON.stringify([tool, ...args]))
    .update(sources);
  if (read) digest.update(readFileSync(read));
  const file = `${kept}/${digest.digest('hex').slice(0, 24)}${ending}`;
  if (existsSync(file)) return file;
  mkdirSync(kept, {recursive: true});
  // Under another name first: what is under way is never taken for whole.
  const begun = `${kept}/${pid}-${file.slice(kept.length + 1)}`;
  await run(execPath, [`${repository}tools/${tool}`, ...args, begun]);
  renameSync(begun, file);
  return file;
}

/** Runs the command `cartavola` with `-o` and a file with this ending, and returns the file's path. `read`: a file that the arguments name. */
export const commandOutput = (args: readonly string[], ending: string, read?: string): Promise<string> =>
  toolOutput('build/cartavola.mjs', [...args, '--force', '-o'], ending, read);
