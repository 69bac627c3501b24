// The rules of tools/check/check-workspace.mjs. A rule gets one file and reports (line, what to do instead).
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {ts} from '../build/compiler-api.mjs';

/** Allowed imports between packages. */
export const ARROWS = {
  engine: [],
  bots: ['@cartavola/engine'],
  words: ['@cartavola/engine'],
  lessons: ['@cartavola/engine', '@cartavola/words'],
  session: ['@cartavola/engine'],
  faces: ['@cartavola/engine', 'lit'],
  diagrams: [...['engine', 'words', 'lessons'].map((name) => `@cartavola/${name}`), '@cartavola/faces/render-card.js'],
  markdown: [
    ...['engine', 'words', 'lessons', 'diagrams'].map((name) => `@cartavola/${name}`),
    // Decks as data and as text, without what needs Lit.
    ...['decks', 'render-card'].map((name) => `@cartavola/faces/${name}.js`),
  ],
  elements: [
    ...['engine', 'bots', 'words', 'lessons', 'session', 'faces', 'diagrams'].map((name) => `@cartavola/${name}`),
    ...['lit', '@lit/context', '@lit-labs/ssr'],
  ],
  cli: [
    ...['engine', 'bots', 'words', 'lessons', 'diagrams'].map((name) => `@cartavola/${name}`),
    // Decks as data and as text, without what needs Lit.
    ...['decks', 'render-card'].map((name) => `@cartavola/faces/${name}.js`),
    ...['fflate', 'parse5', 'node:*'],
    // Installed by those who want PNG pictures.
    '@resvg/resvg-js',
  ],
  cartavola: [...['elements', 'cli'].map((name) => `@cartavola/${name}`), 'node:url'],
};
/** Allowed imports between the parts of a folder, which are its folders and files. A part that is not named may import all. */
export const ROOMS = {
  'packages/elements/src/': {
    clock: [],
    element: ['clock'],
    page: ['clock'],
    board: ['clock'],
    daily: [],
    links: [],
    thinking: ['clock', 'page'],
    settings: ['element', 'page'],
    'cartavola-settings': ['element', 'settings'],
    'card-table': [
      'board',
      'clock',
      'daily',
      'define',
      'element',
      'links',
      'page',
      'reader-record',
      'settings',
      'thinking',
    ],
    'coach-panel': ['card-table', 'companion', 'define'],
    companion: ['card-table', 'clock', 'element', 'page'],
    'card-diagram': ['clock', 'element', 'page', 'picture', 'settings'],
    // A puzzle is shown as a step of a lesson.
    'card-puzzle': ['clock', 'element', 'links', 'page', 'picture', 'rules-explainer', 'settings', 'thinking'],
    'game-replay': ['clock', 'define', 'element', 'links', 'page', 'picture', 'settings', 'thinking'],
    picture: ['element', 'page', 'settings'],
    'playing-card': ['clock', 'element', 'page', 'settings'],
    'reader-record': ['page'],
    'rules-explainer': ['board', 'clock', 'define', 'element', 'links', 'page', 'picture', 'settings'],
    'score-pad': ['clock', 'element', 'page'],
    'table-record': ['companion', 'daily', 'links', 'reader-record'],
  },
  'packages/elements/src/card-table/': {
    scene: [],
    styles: [],
    'table-error-event': [],
    events: ['table-error-event'],
    layout: ['scene'],
    settings: ['events', 'layout', 'scene'],
    match: ['events', 'layout', 'scene', 'settings'],
    review: ['scene'],
    render: ['events', 'layout', 'scene'],
    moments: ['layout', 'render', 'scene'],
    speech: ['layout', 'moments', 'render', 'scene'],
    input: ['events', 'layout', 'match', 'scene', 'speech'],
  },
};
const TEST_LIBRARIES = ['chai', '@web/test-runner-commands', 'fast-check', 'node:test'];
export const WITH_DOM = ['faces', 'elements', 'cartavola'];

/** Modules that render with Lit; all others in faces are data. */
const WITH_LIT = /^packages\/faces\/src\/(?:face|shown)\.ts$/;

const GAMES = readdirSync(new URL('../../packages/engine/src/games', import.meta.url));
/** Files to which a new game adds a line. */
const NAMES_GAMES = /(?:^|\/)(?:games|all|cartavola)\.ts$/;

const LONGEST = 300;
/** Data tables, which may be longer: words, lessons, and the drawings of cards. */
const TABLES = [
  /^packages\/words\/src\//,
  /^packages\/lessons\/src\/games\/[^/]+\/(?:later\/)?[\w-]+-(?:lesson|script)(?:\.\w\w)?\.ts$/,
  /^packages\/faces\/src\/(?:.*\/)?(?:[\w-]+-courts|people|glyphs|[\w-]+\.data)\.ts$/,
];

const BUCKETS = /(?:^|-)(?:util|utils|utility|utilities|helper|helpers|types?|common|misc)(?:-|$)/;

const inSource = /^packages\/([^/]+)\/src\/(.+)$/;
const isTest = (file) => /\.(?:test|node)\.ts$/.test(file);
const isCode = (file) => /\.(?:ts|mjs|js)$/.test(file);
const lineAt = (text, position) => text.slice(0, position).split('\n').length;

/** Blanks a text's comments, which may name what code may not use. */
function withoutComments(file, text) {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const comments = new Map();
  const visit = (node) => {
    for (const find of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
      if (!ts.isTemplateMiddleOrTemplateTail(node))
        for (const {pos, end} of find(text, find === ts.getLeadingCommentRanges ? node.pos : node.end) ?? [])
          comments.set(pos, end);
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  let code = text;
  for (const [pos, end] of comments)
    code = code.slice(0, pos) + text.slice(pos, end).replace(/[^\n]/g, ' ') + code.slice(end);
  return code;
}

function eachMatch(text, pattern, found) {
  for (const match of text.matchAll(pattern)) found(lineAt(text, match.index), match[0]);
}

function checkImports(file, text, report) {
  const [, owner] = inSource.exec(file) ?? [];
  const allowed = [...(ARROWS[owner] ?? []), ...(isTest(file) ? TEST_LIBRARIES : [])];
  for (const {fileName: target, pos} of ts.preProcessFile(text, true, true).importedFiles) {
    const line = lineAt(text, pos);
    if (target.startsWith('.')) {
      const resolved = path.posix.join(path.posix.dirname(file), target);
      const home = isTest(file) && resolved.startsWith('test/') ? 'test/' : `packages/${owner}/src/`;
      if (!resolved.startsWith(home))
        report(line, `import '${target}' leaves the package: import the other by its name`);
      else if (!isTest(file)) checkRooms(file, resolved, (message) => report(line, message));
      continue;
    }
    const fits = (name) => target === name || target.startsWith(name.endsWith('*') ? name.slice(0, -1) : `${name}/`);
    if (owner === 'faces' && fits('lit') && !WITH_LIT.test(file) && !isTest(file))
      report(line, 'drawings are data: what stands over them with Lit is in face.ts and shown.ts');
    if (!allowed.some(fits))
      report(line, `${owner} must not import '${target}': it may import ${allowed.join(', ')}; pass the rest in`);
  }
}

const roomIn = (folder, file) =>
  file
    .slice(folder.length)
    .split('/')[0]
    .replace(/\.(?:ts|js)$/, '');

/** Reports an import between parts of a folder that is not allowed; `resolved`: the imported file. */
function checkRooms(file, resolved, report) {
  for (const [folder, rooms] of Object.entries(ROOMS)) {
    if (![file, resolved].every((one) => one.startsWith(folder))) continue;
    const [from, to] = [file, resolved].map((one) => roomIn(folder, one));
    const allowed = rooms[from];
    if (!allowed || from === to || allowed.includes(to)) continue;
    const may = allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other room';
    report(`${from} must not import ${to}: it may import ${may}; pass the rest in`);
  }
}

/** Words of single games, which shared code must not contain. */
const GAME_WORDS = /\b(?:scopas?|calypsos?|capos?|dama|settebello|primiera|goat|eggs)\b/gi;

function checkGameNames(file, text, report) {
  if (isTest(file) || NAMES_GAMES.test(file)) return;
  const elsewhere = GAMES.filter((game) => !file.toLowerCase().includes(game));
  const say = (line, name) =>
    report(line, `"${name}" in shared code: ask the Game, or move it to the game's own folder or to games.ts`);
  eachMatch(text, new RegExp(elsewhere.join('|'), 'gi'), say);
  if (elsewhere.length === GAMES.length)
    eachMatch(text.replace(new RegExp(elsewhere.join('|'), 'gi'), ' '.repeat(4)), GAME_WORDS, say);
}

const FORBIDDEN = [
  [/^\s*export\s+default\b|\bas\s+default\b/gm, 'default export: name it'],
  [/(?<![\w.-])style=(?:["']|\$\{)/g, 'style attribute, which a strict policy blocks: use a class, or .style=${…}'],
  [/\bstyleMap\b/g, 'styleMap sets the attribute on the first render: use a class, or .style=${…}'],
  [/\bunsafe(?:HTML|SVG)\b/g, 'unsafe markup throws under Trusted Types: use html`` or svg``'],
  [/\b(?:inner|outer)HTML\b/g, 'markup from text throws under Trusted Types: use html``, or textContent'],
  [
    /\b(?:deck|level)(?:\.id)?\s*[!=]==?\s*['"`]/g,
    'a deck or a level by its name: ask it, or its table, what you need',
  ],
  [/data:image/g, 'a data: image is blocked under a strict policy: draw it with svg``'],
];

function checkCode(file, text, report) {
  const code = withoutComments(file, text);
  for (const [pattern, advice] of isTest(file) ? FORBIDDEN.slice(0, 1) : FORBIDDEN)
    eachMatch(code, pattern, (line) => report(line, advice));
  if (!isTest(file) && !/\/src\/define\//.test(file))
    eachMatch(code, /\bcustomElements\s*\.\s*define\b|@customElement\b/g, (line) =>
      report(line, 'a class module defines nothing: define the element in define/<its name>.ts'),
    );
}

/** Checks one file. `file` is relative to the root, with `/` separators. */
export function checkFile(file, text, report) {
  const parts = file.split('/').map((part) => part.replace(/^\.+/, '').split('.')[0]);
  const bucket = parts.find((part) => BUCKETS.test(part));
  if (bucket) report(1, `"${bucket}" says nothing: name the file after the one idea in it`);
  if (isCode(file)) {
    const lines = text.trimEnd().split('\n').length;
    if (lines > LONGEST && !TABLES.some((table) => table.test(file)))
      report(LONGEST + 1, `${lines} lines, more than ${LONGEST}: divide it by ideas`);
    eachMatch(text, /\b(?:describe|it|suite|test|context)\.only\(/g, (line) =>
      report(line, 'one test alone: run them all'),
    );
  }
  eachMatch(text, /\b(?:TO[D]O|FIX[M]E)\b/g, (line) => report(line, 'do it now, or open an issue'));
  eachMatch(text, /(?<![\w.:/*\])}-])\/(?:home|root|Users|tmp|work|mnt)\/\w|\b[A-Z]:\\{1,2}Users\b/g, (line, found) =>
    report(line, `a path of one machine (${found}…): make it relative`),
  );
  if (inSource.test(file) && file.endsWith('.ts')) {
    checkImports(file, text, report);
    checkGameNames(file, text, report);
    checkCode(file, text, report);
  }
}
