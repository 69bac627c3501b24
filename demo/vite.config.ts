import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vite';
import {buildTargets} from '../tools/features/least-browsers.mjs';
import {sharedMarkup} from './shared-markup.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const pages = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter(
  (file) => file.endsWith('.html') && !file.startsWith('dist'),
);

export default defineConfig({
  root,
  appType: 'mpa',
  base: './',
  plugins: [sharedMarkup],
  cacheDir: fileURLToPath(new URL('../node_modules/.cache/vite-demo', import.meta.url)),
  resolve: {conditions: ['@cartavola/source', 'module', 'browser', 'development|production']},
  server: {port: 5173},
  build: {target: buildTargets, rolldownOptions: {input: pages.map((page) => root + page)}},
});
