import assert from 'node:assert/strict';
import {existsSync} from 'node:fs';
import {test} from 'node:test';
import {fileURLToPath} from 'node:url';
import {cruise} from 'dependency-cruiser';
import imports from '../check/imports.mjs';
import {PRODUCTION} from '../run.mjs';
import {documentedCommands} from './documented-commands.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the packages of some types that a script imports, directly or not, as `file: package`. */
async function packagesOf(script, isWanted) {
  const {output} = await cruise([`tools/${script}.mjs`], {...imports.options, baseDir: root});
  return output.modules.flatMap(({source, dependencies}) =>
    dependencies.filter(({dependencyTypes}) => isWanted(dependencyTypes)).map(({module}) => `${source}: ${module}`),
  );
}

test('package.json, the documents and the comments of scripts name only commands that install what they need', () => {
  const faults = documentedCommands(root)
    .filter(({script}) => !script || !existsSync(`${root}tools/${script}.mjs`))
    .map(({file, command}) => `${file}: ${command} (write node tools/run.mjs FOLDER/NAME)`);
  assert.deepEqual(faults, []);
});

test('the script that installs packages needs none', async () => {
  assert.deepEqual(await packagesOf('run', (types) => types.some((type) => type.startsWith('npm'))), []);
});

for (const script of PRODUCTION)
  test(`${script} imports no development package`, async () => {
    const isNeeded = (types) =>
      types.some((type) => /^npm-(?:dev|no-pkg|unknown)|^(?:unknown|undetermined)$/.test(type));
    assert.deepEqual(await packagesOf(script, isNeeded), []);
  });
