// `npm run kit`: copies what pages load into the folder `kit` of the plugin. The root's `npm run build` makes it.
import {cpSync, existsSync, rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const from = fileURLToPath(new URL('../../cartavola/dist', import.meta.url));
const to = fileURLToPath(new URL('../kit', import.meta.url));

if (!existsSync(`${from}/cartavola.js`)) {
  console.error('There is no kit: run `npm run build` at the root of the repository.');
  process.exit(1);
}
rmSync(to, {recursive: true, force: true});
// A learning platform alone needs this file.
cpSync(from, to, {recursive: true, filter: (file) => !file.endsWith('/learning.js')});
