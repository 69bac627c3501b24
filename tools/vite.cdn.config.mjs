import {existsSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {bundleWorker, GAMES} from './generate.mjs';
import {minifyTemplates} from './minify-templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = `${root}packages/elements/src/`;

/** The style sheet that a page may link, as it is. */
const styleSheet = {
  name: 'style-sheet',
  generateBundle() {
    const file = `${source}cartavola.css`;
    if (existsSync(file)) this.emitFile({type: 'asset', fileName: 'cartavola.css', source: readFileSync(file)});
  },
};

/** The bots' workers, game by game, for pages that have them beside the loader or serve copies of them. */
const worker = {
  name: 'bots-workers',
  async generateBundle() {
    for (const game of GAMES)
      this.emitFile({type: 'asset', fileName: `bots-${game}.js`, source: await bundleWorker(game)});
  },
};

/** What a `<script type="module">` loads: `cartavola.js` and, beside it, a chunk for whatever it finds in the page. */
export default defineConfig({
  root,
  base: './',
  publicDir: false,
  logLevel: 'warn',
  resolve: {conditions: ['@cartavola/source', 'module', 'browser', 'development|production']},
  plugins: [minifyTemplates(), styleSheet, worker],
  build: {
    target: 'es2022',
    outDir: `${root}packages/elements/dist/cdn`,
    emptyOutDir: true,
    sourcemap: true,
    // Only a library is built without Vite's preload helper (`modulePreload: false` still leaves it in every chunk): it
    // would put <link> nodes into pages, and 2 kB into the loader. A library keeps its whitespace unless told otherwise.
    lib: {entry: {cartavola: `${source}cartavola.ts`}, formats: ['es'], fileName: (_, name) => `${name}.js`},
    modulePreload: false,
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: {annotation: false},
      },
    },
  },
});
