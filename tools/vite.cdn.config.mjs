import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {askedAtOnce, classicScript, copied, notices} from './cdn-files.mjs';
import {bundleWorker, GAMES} from './generate.mjs';
import {minifyTemplates} from './minify-templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = `${root}packages/elements/src/`;
const kit = `${root}packages/cartavola/src/`;

/** Workers of the bots by game, for pages that serve them beside the loader, or copies. */
const worker = {
  name: 'bots-workers',
  async generateBundle() {
    for (const game of GAMES)
      this.emitFile({type: 'asset', fileName: `bots-${game}.js`, source: await bundleWorker(game)});
  },
};

/**
 * Groups of modules that are needed together and compress better as one file: those of nearly every element, and those of every table.
 * Modules that another element shares with tables belong to the first, or that element would load the second.
 */
const GROUPS = {
  core: [
    /\/node_modules\/(?:@?lit|lit-html|lit-element)\/|\/decorat(?:e|ors)\.js$/,
    /\/engine\/src\/(?:attribute-options|card|game|match|option|random|record|result)\.ts$/,
    /\/words\/src\/(?:languages?|load)\.ts$/,
    /\/faces\/src\/(?:decks\/[\w-]+|card-picture|decks|draw|drawn-deck|face|glyphs|index|paper|people|shape|shown|transform|wardrobe)\.ts$/,
    /\/engine\/src\/deck\.ts$/,
    // Without `plain-text.styles.ts`, which tables do not use.
    /\/elements\/src\/(?:define\/define|element\/(?!plain-text)[\w.-]+|page\/(?:language-controller|online-controller|turns))\.ts$/,
    /\/elements\/src\/card-table\/(?:scene\/standing|table-error-event)\.ts$/,
  ],
  // Modules that tables share with lessons.
  shown: [
    /\/elements\/src\/board\/[\w-]+\.ts$/,
    /\/words\/src\/table\/table-words\.ts$/,
    /\/lit-html\/directive/,
    /\/engine\/src\/(?:booking|by-card|hands|lists|masks|move|origin|plays|refusal|seats|trick|view-cache)\.ts$/,
  ],
  table: [
    /\/session\/src\//,
    /\/elements\/src\/card-table\/(?:(?!later\/)[\w-]+\/)?[\w.-]+\.ts$/,
    /\/elements\/src\/thinking\/bots-controller\.ts$/,
  ],
};
const groups = Object.entries(GROUPS).map(([name, patterns], place) => ({
  name,
  // The first group takes the modules that it names before the second takes its dependencies.
  priority: 4 - place,
  test: (id) => patterns.some((pattern) => pattern.test(id)),
}));
/** Modules for playing one game: bots and lessons need those of the engine, too, and rulebooks the list of variants. */
const PLAYED =
  /\/(?:engine\/src\/games\/(\w+)\/(?!position|sample|lying|voids|\1\.ts)[\w-]+|words\/src\/games\/(\w+)\/\2-variants)\.ts$/;
groups.push({
  name(id) {
    const [, played, varied] = PLAYED.exec(id) ?? [];
    return played ?? varied ?? null;
  },
  priority: 1,
});

/** Fails if an element that is no table would load the tables' chunk. */
const tablesAlone = {
  name: 'tables-alone',
  generateBundle(_, bundle) {
    const loads = (file, seen) => {
      if (seen.has(file)) return false;
      seen.add(file);
      return bundle[file]?.name === 'table' || (bundle[file]?.imports ?? []).some((other) => loads(other, seen));
    };
    for (const {fileName, facadeModuleId} of Object.values(bundle)) {
      const [, element] = /\/(?:define|lesson)\/([\w-]+)\.ts$/.exec(facadeModuleId ?? '') ?? [];
      if (!element || element.endsWith('-table') || !loads(fileName, new Set())) continue;
      this.error(`<${element}> would load the tables: what it shares with them belongs to the group "core"`);
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
    alias: {'lit/decorators.js': `${root}tools/decorators.js`},
    conditions: ['@cartavola/source', 'module', 'browser', 'development|production'],
  },
  plugins: [
    minifyTemplates(),
    copied([`${source}cartavola.css`, `${kit}embed.html`, `${kit}embed.css`]),
    worker,
    tablesAlone,
    askedAtOnce(`${source}cartavola.ts`),
    classicScript(),
    notices(root),
  ],
  build: {
    target: 'es2022',
    outDir: `${root}packages/cartavola/dist`,
    emptyOutDir: true,
    sourcemap: true,
    // Only a library is built without Vite's preload helper (`modulePreload: false` still leaves it in every chunk): it
    // would put <link> nodes into pages, and 2 kB into the loader. A library keeps its whitespace unless told otherwise.
    lib: {
      entry: {cartavola: `${source}cartavola.ts`, embed: `${kit}embed.ts`},
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
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
