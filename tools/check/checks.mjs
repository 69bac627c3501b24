// Static checks. `node tools/run.mjs check/checks` runs all of them. The last line of the output shows how many failed.
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {writeManifest} from '../build/manifest.mjs';
import {writeBaselineLibs} from './baseline-lib.mjs';
import {runStages} from '../test/stages.mjs';

export const CHECKS = [
  {name: 'types', command: ['node', 'node_modules/typescript/bin/tsc', '--build'], seconds: 9},
  {name: 'lint', command: ['node_modules/.bin/oxlint'], seconds: 12},
  {name: 'format', command: ['node_modules/.bin/oxfmt', '--check'], seconds: 2},
  {
    name: 'unused exports and files',
    command: ['node_modules/.bin/knip', '--no-progress', '--no-config-hints', '--no-gitignore'],
    seconds: 5,
  },
  {
    name: 'imports',
    command: ['node_modules/.bin/depcruise', '-c', 'tools/check/imports.mjs', 'packages/*/src'],
    seconds: 7,
  },
  {name: 'workspace', command: ['node', 'tools/check/check-workspace.mjs'], seconds: 2},
];

/** Writes the generated files that the checks read. */
export async function prepareChecks() {
  await writeManifest();
  writeBaselineLibs();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepareChecks();
  const {failed} = await runStages(CHECKS, {workers: 2});
  console.log(`\n${CHECKS.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
