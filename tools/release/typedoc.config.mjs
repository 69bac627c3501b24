// Options of TypeDoc, for tools/release/documentation.mjs.
import {fileURLToPath} from 'node:url';
import {publicSubpaths} from '../check/package-exports.mjs';
import {packageFolders} from '../build/package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = packageFolders(root);

/** Modules that define elements: what they export is documented where it is declared. */
const EFFECTS = /\/elements\/src\/(?:all|cartavola|define\/.*)\.ts$|\/cartavola\/src\//;

/** Elements that do something of their own when the browser puts them into a document. */
const ELEMENTS = [
  ...['CardTable', 'CalypsoTable', 'CapodamaTable', 'CapraTable', 'ScopaTable'],
  ...['PlayingCard', 'RulesExplainer'],
];

export default {
  name: 'Cartavola',
  entryPoints: packages
    .flatMap((owner) => publicSubpaths(root, owner).map(([, source]) => source))
    .filter((source) => /(?<!\.d)\.ts$/.test(source) && !EFFECTS.test(source)),
  tsconfig: '../../tools/check/tsconfig.lint.json',
  out: '../../docs-api',
  readme: '../../docs/how-the-engine-works.md',
  excludeExternals: true,
  excludePrivate: true,
  excludeInternal: true,
  disableSources: true,
  blockTags: [
    ...['@param', '@returns', '@throws', '@summary', '@default'],
    // Of elements, for their manifest.
    ...['@attr', '@csspart', '@cssprop', '@cssState', '@fires', '@slot'],
  ],
  validation: {notDocumented: true, notExported: false, invalidLink: true},
  packagesRequiringDocumentation: packages.map((owner) => `@cartavola/${owner}`),
  // Functions are methods, too.
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
  intentionallyNotDocumented: ELEMENTS.map((name) => `elements/src.${name}.connectedCallback`),
  treatWarningsAsErrors: true,
};
