import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {buildTargets} from '../tools/build/least-browsers.mjs';
import {downloads} from './site/downloads.js';
import {kitFolder} from './site/kit-folder.js';
import {madePages, madePagesPlugin} from './site/made-pages.js';
import {previews} from './site/previews.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const pages = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
  (file) => file.endsWith('.html') && !file.startsWith('dist'),
);

export default defineConfig({
  root,
  appType: 'mpa',
  base: './',
  plugins: [kitFolder, madePagesPlugin(), previews(), downloads],
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite-demo', import.meta.url)),
  resolve: {conditions: ['@cartavola/source', 'module', 'browser', 'development|production']},
  server: {port: 5173},
  worker: {format: 'es'},
  // A strict content security policy forbids `data:` URLs.
  build: {
    target: buildTargets,
    assetsInlineLimit: 0,
    // Firefox reports an error if a script preloads a module that the page has already loaded.
    modulePreload: {resolveDependencies: (_, deps, {hostType}) => (hostType === 'js' ? [] : deps)},
    rolldownOptions: {input: [...pages, ...madePages().keys()].map((page) => root + page)},
  },
});
