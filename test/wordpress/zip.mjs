// Checks that the packed plugin contains the required files and no others.
import {readFileSync} from 'node:fs';
import {unzipSync} from 'fflate';
import {demand} from '../../tools/test/counted.mjs';

const NEEDED = [
  ...[
    'cartavola.php',
    'readme.txt',
    'LICENSE',
    'includes/elements.json',
    'build/element/block.json',
    'build/element/render.php',
  ],
  ...['kit/cartavola.js', 'kit/cartavola.css', 'kit/embed.html', 'kit/LICENSES.txt', 'kit/bots-scopa.js'],
  ...['languages/cartavola-fr_FR.mo', 'languages/cartavola-it_IT-cartavola-element-editor-script.json'],
];
/** Files that are only needed to build the plugin. */
const STRAY = /^(?:src|test|tools|node_modules)\/|\.map$|eslint|phpcs|-lock|\.zip$/;

/** Checks the content of the plugin's zip file. */
export function checkZip(file) {
  const files = Object.keys(unzipSync(readFileSync(file))).filter((name) => !name.endsWith('/'));
  const names = files.map((name) => name.replace(/^cartavola\//, ''));
  demand(
    files.every((name) => name.startsWith('cartavola/')),
    'some files are outside the folder `cartavola`',
  );
  const missing = NEEDED.filter((name) => !names.includes(name));
  demand(missing.length === 0, `it lacks ${missing.join(', ')}`);
  const stray = names.filter((name) => STRAY.test(name));
  demand(stray.length === 0, `it has ${stray.join(', ')}`);
}
