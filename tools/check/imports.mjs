// Rules for dependency-cruiser: which folder may import which. Type imports, `import()` and re-exports count as
// imports.
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {packageFolders} from '../build/package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Allowed imports between the parts (folders and files) of a folder. A part that isn't listed may import anything.
 * `docs/architecture.md` has tables with the same rows.
 */
export const PARTS = {
  'packages/elements/src': {
    base: '',
    loader: '',
    lists: 'match',
    board: 'base',
    cards: 'base',
    history: 'base match',
    frame: 'base links',
    links: 'base',
    match: 'base',
    motion: 'base board',
    pad: 'base',
    picture: 'base',
    settings: 'base',
    diagram: 'base picture position',
    position: 'base picture',
    question: 'base board motion',
    rulebook: 'base question',
    lesson: 'base board links question rulebook',
    puzzle: 'base history links match question',
    replay: 'base links match picture position',
    table: 'base board history links lists match motion',
    'games/calypso': 'base motion table',
    'games/capodama': 'base table',
    'games/capra': 'base motion table',
    'games/scopa': 'base table',
    companions: 'base board history links lists match',
  },
  'packages/elements/src/table': {
    styles: '',
    scene: '',
    events: '',
    layout: 'scene',
    settings: 'coach events layout rules scene',
    match: 'events layout links saving scene settings',
    render: 'events layout panels scene',
    speech: 'celebration coach layout moments panels scene sounds',
    input: 'drag events layout match scene speech',
    coach: 'layout scene',
    drag: 'input',
    links: 'match panels saving scene settings',
    moments: 'celebration layout render scene',
    panels: 'layout render scene',
    rules: '',
    saving: 'events match scene',
    scores: 'layout render scene',
    sounds: '',
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
  {name: 'an import must not close a cycle', from: {pathNot: TESTS}, to: {circular: true}},
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
    to: {path: '^packages/faces/', pathNot: String.raw`/(?:characters|decks|render-card)\.ts$`},
  },
];

export default {
  forbidden: [...FORBIDDEN, ...packageFolders(root).map(ofPackage), ...Object.entries(PARTS).flatMap(ofPart)].map(
    (rule) => ({severity: 'error', ...rule}),
  ),
  options: {
    // TypeScript 7 doesn't have an API for tools.
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
