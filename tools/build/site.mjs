// `npm run site`: builds the site into demo/dist.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {run} from '../test/counted.mjs';
import {buildKit} from './kit.mjs';
import {writeManifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
await writeManifest();
await buildKit();
run(
  process.execPath,
  [
    'node_modules/vite/bin/vite.js',
    ...['build', 'demo', '--config', 'demo/vite.config.ts', '--logLevel', 'warn', '--emptyOutDir'],
  ],
  root,
);
