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
    'page/reserve-space.css',
    'page/reserve-space.js',
  ],
  ...['kit/cartavola.js', 'kit/cartavola.css', 'kit/embed.html', 'kit/LICENSES.txt', 'kit/bots-scopa.js'],
  ...['languages/cartavola-fr_FR.mo', 'languages/cartavola-it_IT-cartavola-element-editor-script.json'],
];
/** Files that are only needed to build the plugin. */
const STRAY = /^(?:src|test|tools|node_modules)\/|\.map$|eslint|phpcs|-lock|\.zip$/;

/**
 * Files that the plugin directory refuses: archives, programs, hidden files, and names that some systems can't store. See
 * `directory.node.ts`.
 */
const REFUSED =
  /(?:^|\/)\.|\.(?:zip|gz|tgz|tar|rar|7z|phar|exe|sh|bat|cmd|dll|so|bin|deb|rpm|dmg|iso|msi|apk)$|[^\w./@+-]|(?:^|\/)vendor\//i;

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
  const refused = names.filter((name) => REFUSED.test(name));
  demand(refused.length === 0, `the plugin directory refuses ${refused.join(', ')}`);
  const alike = names.map((name) => name.toLowerCase());
  demand(new Set(alike).size === names.length, 'two names differ only in upper and lower case');
}
