import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {definitions, folderTold, readAnywhere} from './cdn-define.mjs';
import {codeSplitting} from './chunks.mjs';
import {readElements} from './element-modules.mjs';
import {askedAhead, classicScript, copied, facadesRemoved, mapsApart, notices} from './cdn-files.mjs';
import {readLoads} from './first-loads.mjs';
import {buildTargets} from './least-browsers.mjs';
import {workers} from './cdn-workers.mjs';
import {minifyTemplates} from './minify-templates.mjs';
import {replacedBuiltIns} from './replaced-built-ins.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = `${root}packages/elements/src/`;
const kit = `${root}packages/cartavola/src/`;

const elements = readElements(root);
const moduleOf = Object.fromEntries(elements.map(({name, module}) => [name, `${source}${module}.ts`]));

/** Settings that both builds below share. */
const shared = {
  root,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    conditions: ['@cartavola/source', 'module', 'browser', 'development|production'],
  },
};
const plugins = [minifyTemplates(), replacedBuiltIns(), folderTold(`${source}cartavola.ts`), workers];
const built = {
  target: buildTargets,
  // Vite omits its preload helper only in library mode: `modulePreload: false` still leaves it in every chunk. The
  // helper would add <link> nodes to pages and 2 kB to the loader. By default, whitespace in a library isn't removed.
  lib: {
    entry: {cartavola: `${source}cartavola.ts`, embed: `${kit}embed.ts`, learning: `${kit}learning.ts`},
    formats: ['es'],
    fileName: (_, name) => `${name}.js`,
  },
  modulePreload: false,
};
const rolldownOptions = {
  // Let chunks export what other chunks need from them.
  preserveEntrySignatures: 'allow-extension',
  // This option would export the modules of groups as namespaces, which would cost every page an extra file.
  // `facadesRemoved` works without it.
  experimental: {chunkOptimization: false},
  output: {
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name]-[hash].js',
    minify: true,
    comments: {annotation: false},
  },
};

/**
 * Build for `<script type="module">`: `cartavola.js` and, in the same folder, the chunks of each element that a page
 * may contain.
 */
export default defineConfig(async () => {
  const {loads, names} = await readLoads(root, elements);
  const firstLoads = loads.map(({parts, weight}) => ({parts: parts.map((name) => moduleOf[name] ?? name), weight}));
  const {groups, modules} = await codeSplitting({...shared, plugins, build: {...built, rolldownOptions}}, firstLoads);
  const parts = [...modules, ...Object.entries(moduleOf)].filter(([name]) => names.has(name));
  return {
    ...shared,
    plugins: [
      ...plugins,
      copied([`${source}cartavola.css`, `${kit}embed.html`, `${kit}embed.css`]),
      copied(
        readdirSync(`${root}packages/lessons/puzzles`).map((file) => `${root}packages/lessons/puzzles/${file}`),
        'puzzles/',
      ),
      definitions(source, elements),
      facadesRemoved(),
      askedAhead(`${source}ask-for.ts`, Object.fromEntries(parts)),
      readAnywhere(['cartavola.js', 'embed.js']),
      classicScript(),
      mapsApart(`${root}packages/cartavola/maps`),
      notices(root),
    ],
    build: {
      ...built,
      outDir: `${root}packages/cartavola/dist`,
      emptyOutDir: true,
      sourcemap: 'hidden',
      rolldownOptions: {
        ...rolldownOptions,
        output: {
          ...rolldownOptions.output,
          codeSplitting: groups,
        },
      },
    },
  };
});
