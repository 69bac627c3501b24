// `node tools/run.mjs lab/soak --games 1000`: installs the packages that a script in `tools` needs, if any are missing,
// and runs it. All scripts in package.json start this way, so that they work in a fresh clone. A script can't install
// packages itself, because Node resolves its imports before it runs the first line.
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {ensureInstalled} from './build/ensure-install.mjs';

/** Scripts that don't need development packages, whose installation takes twice as long. */
export const PRODUCTION = ['cartavola', 'format', 'generate', 'kit', 'manifest', 'new', 'start'].map(
  (name) => `build/${name}`,
);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [node, , name = '', ...args] = process.argv;
  const script = fileURLToPath(new URL(`${name}.mjs`, import.meta.url));
  if (existsSync(script)) {
    ensureInstalled('.', {dev: !PRODUCTION.includes(name)});
    process.argv = [node, script, ...args];
    await import(pathToFileURL(script).href);
  } else {
    console.error(`tools/${name}.mjs is not a file. Write a script's path, as in: node tools/run.mjs lab/soak`);
    process.exitCode = 2;
  }
}
