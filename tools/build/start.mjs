// `npm start`: writes the manifest, and serves the site on http://localhost:5173. Vite
// compiles pages from source on request. The kit, which pages offer as a download, is built after the first page has
// been served.
import {spawn} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {writeManifest} from './manifest.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a step. Prints its name if it takes longer than a second. */
async function step(name, run) {
  const timer = setTimeout(() => console.log(`${name} …`), 1000);
  await run();
  clearTimeout(timer);
}

await step('Reading the elements', writeManifest);
const vite = spawn(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'serve', 'demo', '--config', 'demo/vite.config.ts', '--port', '5173'],
  {cwd: root, stdio: 'inherit'},
);
vite.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => vite.kill(signal));
