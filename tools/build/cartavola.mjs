// `npm run -s cartavola -- VERB …`: runs the command from source. Bundles it again if a source file is newer than the
// bundle.
import {existsSync, mkdirSync, readdirSync, renameSync, statSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {writeRegistries} from './text-registries.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}node_modules/.cache/cartavola`;
const bundled = `${out}/cartavola.mjs`;
/** Sources of the command and of its imports. */
const SOURCES = ['cli', 'engine', 'bots', 'words', 'lessons', 'faces', 'diagrams', 'elements', 'markdown'].map(
  (name) => `${root}packages/${name}/src`,
);

const changed = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);
/** Time of the newest change in a folder. Includes subfolders, which change when files are added or removed. */
const newestIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true}).reduce(
        (newest, name) => Math.max(newest, changed(`${folder}/${name}`)),
        changed(folder),
      )
    : 0;

async function bundle() {
  const {rolldown} = await import('rolldown');
  const build = await rolldown({
    input: `${root}packages/cli/src/main.ts`,
    platform: 'node',
    external: ['@resvg/resvg-js'],
    resolve: {conditionNames: ['@cartavola/source', 'import', 'node', 'default']},
  });
  // Write under a temporary name first, so that a concurrent run never sees an incomplete file.
  const whole = `${out}/${process.pid}.mjs`;
  mkdirSync(out, {recursive: true});
  await build.write({file: whole, format: 'esm', codeSplitting: false});
  await build.close();
  renameSync(whole, bundled);
}

/** Bundles the command if a source file is newer than its bundle. Returns the bundle's URL. */
export async function bundledCommand() {
  writeRegistries(root);
  const newest = Math.max(
    changed(fileURLToPath(import.meta.url)),
    changed(`${root}package-lock.json`),
    ...SOURCES.map(newestIn),
  );
  if (changed(bundled) <= newest) await bundle();
  return pathToFileURL(bundled).href;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const {main} = await import(await bundledCommand());
  // With `npm run`, file names are relative to the user's working directory.
  if (process.env.npm_lifecycle_event === 'cartavola' && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
  await main({kit: `${root}packages/cartavola/dist`});
}
