// Rules of dependency-cruiser: which folder may import which. Type imports and `import()` count, and so do re-exports.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {packageFolders} from '../build/package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Allowed imports between the parts of a folder, which are its folders and files. A part that isn't listed may import all. */
const PARTS = {
  'packages/elements/src': {
    clock: '',
    element: 'clock',
    page: 'clock',
    board: 'clock',
    daily: '',
    links: '',
    thinking: 'clock page',
    settings: 'element page',
    'cartavola-settings': 'element settings',
    'card-table': 'board clock daily define element links page reader-record settings thinking',
    'coach-panel': 'card-table companion define',
    companion: 'card-table clock element page',
    'card-diagram': 'clock element page picture settings',
    // A puzzle is shown as a step of a lesson.
    'card-puzzle': 'clock element links page picture rules-explainer settings thinking',
    'game-replay': 'clock define element links page picture settings thinking',
    picture: 'element page settings',
    'playing-card': 'clock element page settings',
    'reader-record': 'page',
    'rules-explainer': 'board clock define element links page picture settings',
    'score-pad': 'clock element page',
    'table-record': 'companion daily links reader-record',
  },
  'packages/elements/src/card-table': {
    scene: '',
    styles: '',
    'table-error-event': '',
    events: 'table-error-event',
    layout: 'scene',
    settings: 'events layout scene',
    match: 'events layout scene settings',
    review: 'scene',
    render: 'events layout scene',
    moments: 'layout render scene',
    speech: 'layout moments render scene',
    input: 'events layout match scene speech',
  },
};

const TESTS = String.raw`\.(?:test|node)\.ts$`;

function ofPart([folder, parts]) {
  return Object.entries(parts).map(([part, allowed]) => {
    const pathOf = (names) => String.raw`^${folder}/(?:${names.join('|')})(?:/|\.ts$)`;
    return {
      name: `${part} may import ${allowed || 'nothing'} from ${folder}`,
      from: {path: pathOf([part]), pathNot: TESTS},
      to: {path: `^${folder}/`, pathNot: pathOf([part, ...allowed.split(' ').filter(Boolean)])},
    };
  });
}

function ofPackage(name) {
  const {dependencies = {}} = JSON.parse(readFileSync(`${root}packages/${name}/package.json`, 'utf8'));
  const allowed = Object.keys(dependencies).map((other) => other.replace(/^@cartavola\//, ''));
  return {
    name: `${name} may import the packages that are dependencies in its package.json`,
    from: {path: `^packages/${name}/src/`},
    to: {path: '^packages/', pathNot: `^packages/(?:${[name, ...allowed].join('|')})/`},
  };
}

const SOURCE = '^packages/[^/]+/src/';
const FORBIDDEN = [
  {
    name: 'a static import must not close a cycle',
    from: {},
    to: {circular: true, viaOnly: {dependencyTypesNot: ['dynamic-import']}},
  },
  {
    name: 'a file of another package is imported by the name of the package',
    from: {path: '^packages/([^/]+)/src/'},
    to: {pathNot: '^(?:packages/$1|test)/', dependencyTypes: ['local']},
  },
  {
    name: 'a library must be a dependency in the package.json of the package',
    from: {path: SOURCE, pathNot: TESTS},
    to: {dependencyTypes: ['npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['npm-peer']},
  },
  {
    name: 'only cli and cartavola run in Node',
    from: {path: SOURCE, pathNot: ['^packages/(?:cli|cartavola)/', TESTS]},
    to: {dependencyTypes: ['core']},
  },
  {
    name: 'drawings are data: only face.ts and shown.ts render with Lit',
    from: {path: '^packages/faces/src/', pathNot: [String.raw`/(?:face|shown)\.ts$`, TESTS]},
    to: {path: 'node_modules/lit/'},
  },
  {
    name: 'packages without Lit take decks as data and as text',
    from: {path: '^packages/(?:diagrams|markdown|cli)/src/'},
    to: {path: '^packages/faces/', pathNot: String.raw`/(?:decks|render-card)\.ts$`},
  },
];

export default {
  forbidden: [...FORBIDDEN, ...packageFolders(root).map(ofPackage), ...Object.entries(PARTS).flatMap(ofPart)].map(
    (rule) => ({severity: 'error', ...rule}),
  ),
  options: {
    // TypeScript 7 has no API for tools.
    parser: 'swc',
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^packages/wordpress/'},
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@cartavola/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.json'],
    },
  },
};
