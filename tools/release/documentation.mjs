// Checks with TypeDoc that all public items are documented and all links in comments work. `--write` writes the API
// reference into docs-api.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {generate} from '../build/generate.mjs';
import {packageFolders} from '../build/package-folders.mjs';
import {check, demand, tellCount} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = packageFolders(root);

/** Modules that define elements. Their exports are documented where they are declared. */
const EFFECTS = /\/elements\/src\/(?:all|cartavola|define\/.*)\.ts$|\/cartavola\/src\//;

/** Lists the source files of a package's public modules. */
function publicModules(owner) {
  const folder = path.join(root, 'packages', owner);
  const {exports} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.values(exports)
    .filter((target) => target.types && target['@cartavola/source'])
    .map((value) => path.join(folder, value['@cartavola/source']))
    .filter((source) => !EFFECTS.test(source));
}

/** Elements with their own `connectedCallback`. */
const ELEMENTS = [
  ...['CardTable', 'CalypsoTable', 'CapodamaTable', 'CapraTable', 'ScopaTable'],
  ...['PlayingCard', 'RulesExplainer'],
];

ensureInstalled('tools/release');
await generate();
const {Application} = await import('typedoc');
const app = await Application.bootstrap({
  name: 'Cartavola',
  entryPoints: packages.flatMap(publicModules),
  tsconfig: path.join(root, 'tools/release/tsconfig.json'),
  out: path.join(root, 'docs-api'),
  readme: path.join(root, 'docs/engine.md'),
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  disableSources: true,
  blockTags: [
    ...['@param', '@returns', '@throws', '@summary', '@default'],
    // Tags that describe elements in the manifest.
    ...['@attr', '@csspart', '@cssprop', '@cssState', '@fires', '@slot'],
  ],
  validation: {notDocumented: true, notExported: false, invalidLink: true},
  packagesRequiringDocumentation: packages.map((owner) => `@cartavola/${owner}`),
  // `Function` also covers methods.
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
  intentionallyNotDocumented: ELEMENTS.map((name) => `elements/src.${name}.connectedCallback`),
});
await check('everything public is documented', async () => {
  const project = await app.convert();
  demand(project, 'TypeDoc could not read the sources');
  app.validate(project);
  if (process.argv.includes('--write')) await app.generateOutputs(project);
  demand(!app.logger.hasErrors() && !app.logger.hasWarnings(), 'see the messages above');
});
tellCount();
