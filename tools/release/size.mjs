// `npm run size [-- --json]`: measures what a page loads, minified in memory by the configuration of the published build.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from 'vite';
import {bundleWorker, GAMES} from '../build/generate.mjs';
import {languagesOf} from '../build/text-registries.mjs';
import cdn from '../build/vite.cdn.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = `${root}packages/`;
const LIT = /^(?:lit|lit-html|lit-element|@lit\/.*)(?:\/|$)/;

const FOREIGN = languagesOf(root).filter((language) => language !== 'en');

/** Modules that a page in English with French cards, without a stored record and without sound, never loads. */
const ELSEWHERE = [
  new RegExp(`/(?:words|lessons)/src/.*\\.(?:${FOREIGN.join('|')})\\.ts$`),
  /\/faces\/src\/italian/,
  /\/thinking\//,
  /\/bots\/src\//,
  /\/engine\/src\/read-record/,
  // Asked for by cards of a game with decks that have cards of their own for it.
  /\/engine\/src\/rules\/games/,
  /\/card-table\/\w+\/later\/(?:sounds|source)/,
];

/** Modules loaded on demand (panels and answers, hints, the draw), on errors, or once one can play. */
const ASKED = [
  /\/faces\/src\/character-pictures/,
  /\/words\/src\/table\/menu\./,
  /\/elements\/src\/(?:card-table\/\w+|\w+-table|element)\/later\//,
  /-draw\.ts$/,
  /\/words\/src\/games\/\w+\/load-\w+-coach/,
  /\/words\/src\/games\/\w+\/variants\//,
  /\/(?:words|lessons)\/src\/games\/\w+\/\w+-(?:rules|lesson)\./,
];

/** Measures an entry with all its imports in one file. */
const whole = (files, external) => ({files, external, split: false, pick: (chunks) => chunks});

/** Collects an entry, its static imports, and those of its dynamic imports that are `wanted`. */
function reachedFrom(chunks, wanted) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set();
  const reach = (chunk) => {
    if (!chunk || reached.has(chunk)) return;
    reached.add(chunk);
    for (const name of chunk.imports) reach(byName.get(name));
    for (const later of chunk.dynamicImports.map((name) => byName.get(name))) if (wanted(later)) reach(later);
  };
  reach(chunks.find(({isEntry}) => isEntry));
  return [...reached];
}

/** Collects an entry and its static imports. */
const startOf = (chunks) => reachedFrom(chunks, () => false);

/** Tells whether patterns name a chunk: its entry, or all that is in a group, or the name of the group (these begin with `^`). */
const isNamed = (chunk, patterns) => {
  const ids = chunk?.facadeModuleId ? [chunk.facadeModuleId] : (chunk?.moduleIds ?? []);
  const names = (text, ofGroups) =>
    patterns.some((pattern) => pattern.source.startsWith('^') === ofGroups && pattern.test(text));
  return ids.length > 0 && (ids.every((id) => names(id, false)) || names(chunk.name, true));
};

/** Makes a function that picks an entry and all its imports, except those that match `patterns`. */
const without = (patterns) => (chunks) => reachedFrom(chunks, (later) => !isNamed(later, patterns));

/** Picks what a match needs from its first card to its last score. */
const playable = without([...ELSEWHERE, ...ASKED]);

/** Picks also what the reader may ask for. */
const askable = without(ELSEWHERE);

const OTHER_GAMES = /\/src\/games\/(?!capodama\/)/;
/** Modules of tables that an explainer never loads. */
const OF_TABLES = /\/words\/src\/table\/|\/elements\/src\/(?:card|\w+)-table\//;

/**
 * Picks what one game's lesson needs up to its first question, without what comes after its first rendering (answers, later steps, the texts of
 * rules) and on demand (the reader of authors' markup, the final table, the page of rules, the printed sheet, the messages of failures).
 */
const oneLesson = without([
  ...ELSEWHERE,
  OTHER_GAMES,
  OF_TABLES,
  /^\w+-table$/,
  /^(?:lesson-rest|play)$/,
  /\/read-markup/,
  /\/define\//,
  /^rulebook-page$/,
  /\/words\/src\/games\/\w+\/\w+-rules\./,
  /\/later\//,
  /\/faces\/src\/character-pictures/,
]);

/** Picks what a puzzle of one game needs until it is solved, with the reasons, and without the exact solver, which some goals ask. */
const onePuzzle = without([
  ...ELSEWHERE,
  OTHER_GAMES,
  OF_TABLES,
  /^(?:\w+-table|play|rulebook-page)$/,
  /\/(?:lessons|words)\/src\/games\/\w+\/later\//,
  /\/(?:read-markup|print-sheet|sheet\.styles|problem|load-problem-words|load-text)/,
  /\/define\//,
  /\/faces\/src\/character-pictures/,
]);

/** Picks what one game's rules need, if no lesson was opened. */
const oneRulebook = without([
  ...ELSEWHERE,
  OTHER_GAMES,
  OF_TABLES,
  /^(?:\w+-table|table|lesson-rest|play)$/,
  /\/lessons?\//,
]);

/** Modules that pictures and replays load when they are asked for, or when something is wrong, and those of lessons alone. */
const OF_PICTURES = [
  ...ELSEWHERE,
  OTHER_GAMES,
  /(?<!card-diagram)\/later\//,
  /\/define\//,
  /\/words\/src\/(?:notation|table)\//,
  /\/words\/src\/games\/\w+\/\w+-rules\./,
  /-script\./,
  /load-text|character-pictures/,
  /^explainer$/,
];

/** Picks what cards in an article need. */
const cardsAlone = without([...OF_PICTURES, /\/card-diagram\/later\//]);

/** Picks what a table of one game in an article, or the replay of a match, needs. */
const oneTable = without(OF_PICTURES);

/** Picks what the pad of one game needs. */
const onePad = without([...ELSEWHERE, OTHER_GAMES, /\/later\//]);

/** Files of the engine without any game: to play, and to write records. */
const CORE = ['card', 'match', 'option', 'random', 'record'].map((file) => `engine/src/${file}.ts`);
/** File that reads a record: tables load it when there is one. */
const READING = 'engine/src/read-record.ts';

/** Files that show the cards of any deck. */
const FACES = ['faces/src/card-picture.ts', 'faces/src/shown.ts'];

const MEASURED = {
  loader: {files: ['elements/src/cartavola.ts'], split: true, pick: startOf},
  // The engine for playing and saving; with reading a record; and complete, with positions and sampling.
  engine: whole([...CORE, 'engine/src/rules/games.ts']),
  'engine-and-reading': whole([...CORE, READING, 'engine/src/rules/games.ts']),
  'engine-capodama': whole([...CORE, 'engine/src/games/capodama/rules.ts']),
  'engine-scopa': whole([...CORE, 'engine/src/games/scopa/rules.ts']),
  'engine-capra': whole([...CORE, 'engine/src/games/capra/rules.ts']),
  'engine-calypso': whole([...CORE, 'engine/src/games/calypso/rules.ts']),
  'engine-whole': whole(['engine/src/index.ts', 'engine/src/games.ts']),
  faces: whole([...FACES, 'faces/src/french.ts', 'faces/src/italian.ts'], LIT),
  'faces-french': whole([...FACES, 'faces/src/french.ts'], LIT),
  'faces-italian': whole([...FACES, 'faces/src/italian.ts'], LIT),
  'faces-characters': whole(['faces/src/character-pictures.ts'], LIT),
  'calypso-table': {files: ['elements/src/define/calypso-table.ts'], split: true, pick: playable},
  'capodama-table': {files: ['elements/src/define/capodama-table.ts'], split: true, pick: playable},
  'scopa-table': {files: ['elements/src/define/scopa-table.ts'], split: true, pick: playable},
  'capra-table': {files: ['elements/src/define/capra-table.ts'], split: true, pick: playable},
  'capodama-asked': {files: ['elements/src/define/capodama-table.ts'], split: true, pick: askable},
  'card-diagram': {files: ['elements/src/define/card-diagram.ts'], split: true, pick: cardsAlone},
  'card-diagram-table': {files: ['elements/src/define/card-diagram.ts'], split: true, pick: oneTable},
  'game-replay': {files: ['elements/src/define/game-replay.ts'], split: true, pick: oneTable},
  'score-pad': {files: ['elements/src/define/score-pad.ts'], split: true, pick: onePad},
  'card-puzzle': {files: ['elements/src/define/card-puzzle.ts'], split: true, pick: onePuzzle},
  'rules-explainer': {files: ['elements/src/define/rules-explainer.ts'], split: true, pick: oneLesson},
  'explainer-rules': {files: ['elements/src/define/rules-explainer.ts'], split: true, pick: oneRulebook},
};

/** Makes an entry that re-exports several files. */
const together = (files) => ({
  name: 'together',
  resolveId: (id) => (path.basename(id) === 'together' ? '\0together' : undefined),
  load: (id) =>
    id === '\0together' ? files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n') : undefined,
});

async function measure(name, {files, external, split, pick}) {
  const paths = files.map((file) => packages + file);
  const missing = paths.filter((file) => !existsSync(file)).map((file) => path.relative(root, file));
  if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}`);
  const options = cdn.build.rolldownOptions;
  const [{output}] = await build({
    ...cdn,
    configFile: false,
    logLevel: 'error',
    plugins: [...cdn.plugins, together(paths)],
    build: {
      ...cdn.build,
      lib: {...cdn.build.lib, entry: {[name]: paths.length > 1 ? 'together' : paths[0]}},
      write: false,
      sourcemap: false,
      rolldownOptions: {
        ...options,
        ...(external ? {external} : {}),
        output: {...options.output, ...(split ? {} : {codeSplitting: false})},
      },
    },
  });
  const sums = {raw: 0, gzip: 0, brotli: 0};
  for (const {code} of pick(output.filter(({type}) => type === 'chunk'))) {
    const size = sizeOf(code);
    for (const key of Object.keys(sums)) sums[key] += size[key];
  }
  return sums;
}

const sizeOf = (code) => ({
  raw: Buffer.byteLength(code),
  gzip: gzipSync(code, {level: 9}).length,
  brotli: brotliCompressSync(code).length,
});

/** Sizes of workers: the largest, then each. A page loads those of the games that its bots play. */
const workers = [];
for (const game of GAMES) workers.push([`bots-worker-${game}`, sizeOf(await bundleWorker(game))]);
const [, largest] = workers.reduce((a, b) => (b[1].gzip > a[1].gzip ? b : a));
const sizes = {'bots-worker': largest, ...Object.fromEntries(workers)};
for (const [name, bundle] of Object.entries(MEASURED))
  try {
    sizes[name] = await measure(name, bundle);
  } catch (error) {
    console.error(`size: ${name}: ${error.message}`);
    process.exitCode = 1;
  }

if (process.argv.includes('--json')) console.log(JSON.stringify(sizes));
else {
  const row = (name, ...cells) =>
    console.log(name.padEnd(27) + cells.map((cell) => String(cell).padStart(10)).join(''));
  row('', 'raw', 'gzip', 'brotli');
  for (const [name, {raw, gzip, brotli}] of Object.entries(sizes)) row(name, raw, gzip, brotli);
}
