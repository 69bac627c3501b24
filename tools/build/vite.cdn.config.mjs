import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {definitions, folderTold, readAnywhere} from './cdn-define.mjs';
import {askedAhead, classicScript, copied, facadesRemoved, mapsApart, notices} from './cdn-files.mjs';
import {buildTargets} from './least-browsers.mjs';
import {workers} from './cdn-workers.mjs';
import {minifyTemplates} from './minify-templates.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = `${root}packages/elements/src/`;
const kit = `${root}packages/cartavola/src/`;

/**
 * Groups of modules that are needed together, and compress better as one file: those of every element, of every table, of every rulebook,
 * and of every lesson. A module belongs to the first group that names it.
 */
const GROUPS = {
  core: [
    /\/node_modules\/(?:@?lit|lit-html|lit-element)\/(?!(?:.*\/)?(?:class-map|guard|keyed|repeat)\.js$)|\/decorat(?:e|ors)\.js$/,
    /\/engine\/src\/(?:attribute-options|booking|by-card|card|deck|game|hands|lists|masks|move|option|origin|plays|random|refusal|result|seats|trick|view-cache)\.ts$/,
    /\/words\/src\/(?:languages?|load|shown-name|rulebook\/book-terms|table\/table-words)\.ts$/,
    // Of all languages: half a kilobyte each, for which one file less is worth it.
    /\/words\/src\/(?:cards\/cards|[\w-]+)\.\w\w\.ts$/,
    /\/faces\/src\/(?!italian|character-pictures|render-card|\w+\.node)[\w-]+\.ts$|\/faces\/src\/decks\//,
    /\/elements\/src\/(?:clock\/clock|define\/define|element\/(?!explanation|explained)[\w.-]+|links\/(?:replay-)?target|page\/(?:choose-file|content-controller|key-of|language-controller|later|online-controller|save|size-controller|turns|when-seen|written-text)|settings\/[\w-]+|board\/(?!motion|measured)[\w-]+)\.ts$/,
    /\/bots\/src\/levels\.ts$/,
  ],
  // What saves files, for tables, pads and pictures.
  files: [/\/elements\/src\/page\/save-(?:file|text)\.ts$/],
  // What tables share with their companions, or with a lesson that is being answered.
  play: [
    /\/engine\/src\/(?:match|record)\.ts$/,
    /\/words\/src\/table\/(?:load-menu-words|menu\.generated|table\.\w\w)\.ts$/,
    /\/elements\/src\/(?:board\/(?:motion|measured)|daily\/day|element\/explanation)\.ts$/,
    /\/elements\/src\/card-table\/(?:render\/tool-icons|scene\/(?:standing|tools)|table-error-event)\.ts$/,
    /\/elements\/src\/thinking\/bots-controller\.ts$/,
  ],
  table: [
    /\/node_modules\/lit(?:-html)?\/(?:.*\/)?(?:keyed|repeat)\.js$/,
    /\/session\/src\//,
    /\/elements\/src\/card-table\/(?:(?!later\/)[\w-]+\/)?[\w.-]+\.ts$/,
    /\/elements\/src\/daily\/dated-seed\.ts$/,
  ],
  // Addresses of all kinds, for tables, their records and puzzles.
  link: [/\/elements\/src\/links\/(?:link|fields|mended|puzzle-target)\.ts$/],
  // What reads JSON, and cards as authors write them, for records, pads, positions, lessons and pictures.
  written: [/\/engine\/src\/(?:json|plain|notation\/letters)\.ts$/],
  // What lessons and rulebooks share with pictures: the names of a game, and positions.
  book: [
    /\/words\/src\/games\.ts$/,
    /\/words\/src\/rulebook\/(?:naming|rulebook(?:\.generated)?)\.ts$/,
    /\/elements\/src\/define\/games\.ts$/,
    /\/words\/src\/lesson\/(?:load-lesson-words|lesson\.generated)\.ts$/,
    /\/lessons\/src\/(?:games|goals|board|named-seats)\.ts$/,
    /\/engine\/src\/(?:place|position|position-field|read-position|reading|whole-game|write-position)\.ts$/,
    /\/elements\/src\/picture\/sentences\.ts$/,
  ],
  // What diagrams and replays share: readers of notation, and the drawing.
  picture: [
    /\/elements\/src\/(?:picture\/(?!content|scenery)[\w.-]+|page\/written-language)\.ts$/,
    /\/diagrams\/src\/(?!shown-board|content-diagram|coloured|colours|draw-diagram|write-picture)[\w-]+\.ts$/,
    /\/engine\/src\/notation\/fault\.ts$/,
    /\/faces\/src\/(?:still|render-card)\.ts$/,
  ],
  // What reads notation and records, for pictures.
  notation: [
    /\/elements\/src\/picture\/(?:content|scenery)\.ts$/,
    /\/diagrams\/src\/(?:shown-board|content-diagram)\.ts$|\/engine\/src\/timeline\.ts$/,
  ],
  'game-replay': [/\/elements\/src\/game-replay\/[\w.-]+\.ts$|\/elements\/src\/define\/game-replay\.ts$/],
  'score-pad': [
    /\/engine\/src\/pad\/[\w-]+\.ts$|\/elements\/src\/score-pad\/[\w.-]+\.ts$|\/elements\/src\/define\/score-pad\.ts$/,
  ],
  explainer: [
    /\/node_modules\/lit(?:-html)?\/(?:.*\/)?class-map\.js$/,
    /\/elements\/src\/rules-explainer\/(?!rulebook|render-rulebook|searching)[\w.-]+\.ts$/,
    /\/elements\/src\/define\/rules-explainer\.ts$/,
    /\/words\/src\/rulebook\/(?:figure|inline|rule-texts|variants)\.ts$/,
    // With all that it imports, except what is named above.
    /\/elements\/src\/rules-explainer\/lesson\/lesson-page\.ts$/,
  ],
  'rulebook-page': [/\/elements\/src\/rules-explainer\/rulebook-page\.ts$|\/words\/src\/rulebook\/load-rulebook\.ts$/],
  'lesson-rest': [/\/elements\/src\/rules-explainer\/lesson\/later\/rest\.ts$/],
  // What a puzzle has besides a lesson, with the reader of puzzles.
  'card-puzzle': [
    /\/elements\/src\/card-puzzle\/[\w.-]+\.ts$|\/elements\/src\/define\/card-puzzle\.ts$/,
    /\/lessons\/src\/puzzles\/|\/words\/src\/puzzle\/(?:games|load-puzzle-words|puzzle\.generated)\.ts$/,
    /\/words\/src\/games\/\w+\/puzzle\.generated\.ts$/,
  ],
};
/** Modules and texts of one game or one language that are needed together, with the name of their chunk. */
const OF_ONE = [
  [/\/elements\/src\/reader-record\/[\w-]+\.ts$/, 'reader-record'],
  // For playing: bots and lessons need the rules, too, and rulebooks the list of variants.
  [/\/engine\/src\/games\/(\w+)\/(?!count|primes|position|sample|lying|voids|\1\.ts)[\w-]+\.ts$/, '$1'],
  [/\/engine\/src\/games\/(\w+)\/(?:count|primes)\.ts$/, '$1-count'],
  [/\/words\/src\/games\/(\w+)\/\1-variants\.ts$/, '$1'],
  // Texts of the lesson use it, which come with those of the rules, where no lesson is loaded.
  [/\/lessons\/src\/games\/(\w+)\/(?!\1-)[\w-]+\.ts$/, '$1'],
  [/\/lessons\/src\/games\/(\w+)\/later\/[\w-]+-script\.ts$/, '$1-script'],
  [/\/lessons\/src\/games\/(\w+)\/(?:[\w-]+|later\/[\w-]+\.generated)\.ts$/, '$1-lesson'],
  [/\/words\/src\/games\/(\w+)\/\1-(?:rulebook|rules|(?:names|rules)\.generated)\.ts$/, '$1-lesson'],
  [/\/engine\/src\/games\/(\w+)\/(?:position|sample|lying|voids|\1)\.ts$/, '$1-lesson'],
  [/\/words\/src\/(lesson|rulebook)\/\1\.(\w+)\.ts$/, 'book.$2'],
  [/\/words\/src\/(?:puzzle|games\/\w+)\/puzzle\.(\w\w)\.ts$/, 'puzzle.$1'],
  [/\/words\/src\/games\/(\w+)\/(?:variants\/[\w-]+|\1-rules)\.(\w\w)\.ts$/, '$1-rules.$2'],
  [/\/src\/games\/(\w+)\/\1-(?:lesson|names)\.(\w\w)\.ts$/, '$1-lesson.$2'],
  [/\/lessons\/src\/games\/(\w+)\/later\/[\w-]+\.(\w\w)\.ts$/, '$1-later.$2'],
];
const groups = Object.entries(GROUPS).map(([name, patterns], place) => ({
  name,
  // The first group takes the modules that it names before the second takes its dependencies.
  priority: Object.keys(GROUPS).length + 2 - place,
  test: (id) => patterns.some((pattern) => pattern.test(id)),
}));
/** Makes the function that names a module's chunk by the first pattern that fits. */
const namedBy = (patterns) => (id) => {
  for (const [pattern, name] of patterns) {
    const found = pattern.exec(id);
    if (found) return name.replace(/\$(\d)/g, (_, place) => found[place]);
  }
  return null;
};
groups.push({name: namedBy(OF_ONE), debugName: 'of one game or language', priority: 1});

const PLAYED = readdirSync(`${root}packages/engine/src/games`).join('|');
/** Chunks that the loader may ask for before the code that needs them does, by name: `partsOf` of `elements` says which, and when. */
const AHEAD = {
  elements: new RegExp(
    `^(?:(?:${PLAYED})-table|cartavola-settings|playing-card|score-pad|score-sheet|move-log|table-controls|table-record|explainer|card-diagram|card-puzzle|game-replay|load-table|notation)$`,
  ),
  others: new RegExp(
    `^(?:rulebook-page|italian|(?:book|menu|pad|puzzle|record|replay|(?:${PLAYED})(?:-count|-lesson|-rules)?)\\.\\w+|(?:${PLAYED})(?:-count|-lesson)?)$`,
  ),
};

const {exports} = JSON.parse(readFileSync(`${root}packages/cartavola/package.json`, 'utf8'));
/** Elements that have a module, and a script, of their own. */
const ELEMENTS = Object.keys(exports).flatMap((subpath) => /^\.\/(\w+-\w+)\.js$/.exec(subpath)?.[1] ?? []);

/** Chunks that only elements of a kind may load at once: the tables', and that of rules and lessons. */
const KINDS = {
  table: /-table$/,
  explainer: /^(?:rules-explainer|card-puzzle)$/,
  picture: /^(?:card-diagram|game-replay)$/,
};

/** Fails if an element would load the chunk of another kind. */
const kindsAlone = {
  name: 'kinds-alone',
  generateBundle(_, bundle) {
    const loaded = (file, seen = new Set()) => {
      if (!seen.has(file)) {
        seen.add(file);
        for (const other of bundle[file]?.imports ?? []) loaded(other, seen);
      }
      return seen;
    };
    for (const {fileName, facadeModuleId} of Object.values(bundle)) {
      const [, element] = /\/define\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
      if (!ELEMENTS.includes(element)) continue;
      const names = [...loaded(fileName)].map((file) => bundle[file]?.name);
      for (const [name, elements] of Object.entries(KINDS)) {
        if (elements.test(element) || !names.includes(name)) continue;
        this.error(`<${element}> would load the chunk "${name}": what it shares with that belongs to the group "core"`);
      }
    }
  },
};

/** Build of the `<script type="module">`: `cartavola.js` and, beside it, a chunk for each element it may find in a page. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    conditions: ['@cartavola/source', 'module', 'browser', 'development|production'],
  },
  plugins: [
    minifyTemplates(),
    folderTold(`${source}cartavola.ts`),
    copied([`${source}cartavola.css`, `${kit}embed.html`, `${kit}embed.css`]),
    copied(
      readdirSync(`${root}packages/lessons/puzzles`).map((file) => `${root}packages/lessons/puzzles/${file}`),
      'puzzles/',
    ),
    workers,
    kindsAlone,
    definitions(`${source}define/`, ELEMENTS),
    facadesRemoved(),
    askedAhead(`${source}page/ask-for.ts`, AHEAD),
    readAnywhere(['cartavola.js', 'embed.js']),
    classicScript(),
    mapsApart(`${root}packages/cartavola/maps`),
    notices(root),
  ],
  build: {
    target: buildTargets,
    outDir: `${root}packages/cartavola/dist`,
    emptyOutDir: true,
    sourcemap: 'hidden',
    // Only a library is built without Vite's preload helper (`modulePreload: false` still leaves it in every chunk): it
    // would put <link> nodes into pages, and 2 kB into the loader. A library keeps its whitespace unless told otherwise.
    lib: {
      entry: {cartavola: `${source}cartavola.ts`, embed: `${kit}embed.ts`, learning: `${kit}learning.ts`},
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      // It would hand on modules of groups as namespaces, whose code is one more file for every page. `facadesRemoved` does it without.
      experimental: {chunkOptimization: false},
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: {annotation: false},
        codeSplitting: {groups},
      },
    },
  },
});
