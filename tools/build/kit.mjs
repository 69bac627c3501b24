// Builds the kit, the files that pages load, into packages/cartavola/dist. Does nothing if no source file is newer.
import {existsSync, readdirSync, statSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {build} from 'vite';
import {generate} from './generate.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the time of the newest file in a folder, in milliseconds. */
const newest = (folder) =>
  Math.max(
    ...readdirSync(root + folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).mtimeMs),
  );

/** Whether a file is newer than all source files of the packages and the build. */
export function isUpToDate(file) {
  if (!existsSync(root + file)) return false;
  const sources = readdirSync(`${root}packages`)
    .map((name) => `packages/${name}/src`)
    .filter((folder) => existsSync(root + folder));
  return statSync(root + file).mtimeMs > Math.max(...['tools/build', ...sources].map(newest));
}

/** Builds the kit if a source file is newer. */
export async function buildKit() {
  // Vite's development server sets this value. With it, Lit would log warnings in pages.
  if (process.env.NODE_ENV === 'development')
    throw new Error('the kit can only be built for production: unset NODE_ENV');
  await generate();
  if (!isUpToDate('packages/cartavola/dist/cartavola.js'))
    await build({configFile: `${root}tools/build/vite.cdn.config.mjs`});
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await buildKit();
