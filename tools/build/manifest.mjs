// Writes custom-elements.json, and the files that editors and frameworks read, into packages/elements. Does nothing if
// no source file is newer.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {generate} from './generate.mjs';
import {isUpToDate} from './kit.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the manifest if a source file is newer. */
export async function writeManifest() {
  await generate();
  if (isUpToDate('packages/elements/custom-elements.json')) return;
  for (const args of [
    [
      'node_modules/@custom-elements-manifest/analyzer/cem.js',
      ...['analyze', '--config', 'tools/build/manifest/config.mjs', '--quiet'],
    ],
    ['tools/build/manifest/integrations.mjs'],
  ]) {
    const {status} = spawnSync(process.execPath, args, {cwd: root, stdio: 'inherit'});
    if (status !== 0) throw new Error(`${args[0]} failed`);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeManifest();
