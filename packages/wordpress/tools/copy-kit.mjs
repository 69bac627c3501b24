// `npm run kit`: copies the files that pages load into the plugin's `kit` folder. `npm run build` in the root folder
// creates them.
import {cpSync, existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const from = fileURLToPath(new URL('../../cartavola/dist', import.meta.url));
const to = fileURLToPath(new URL('../kit', import.meta.url));

if (!existsSync(`${from}/cartavola.js`)) {
  console.error('The kit is missing. Run `npm run build` at the root of the repository.');
  process.exit(1);
}
rmSync(to, {recursive: true, force: true});
// This file is only for learning platforms.
cpSync(from, to, {recursive: true, filter: (file) => !file.endsWith('/learning.js')});
// WordPress adds the version to the files that it loads. The page in frames loads its files itself.
const {version} = JSON.parse(readFileSync(`${from}/../package.json`, 'utf8'));
const page = readFileSync(`${to}/embed.html`, 'utf8');
writeFileSync(`${to}/embed.html`, page.replaceAll(/((?:href|src)="[^"?]*)(?=")/g, `$1?ver=${version}`));
