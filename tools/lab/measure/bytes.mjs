// Sums what each element loads first, from the built files and by the list that `cartavola head` prints.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {buildKit} from '../../build/kit.mjs';
import {importSources} from '../import-sources.mjs';
import {kilobytes, table} from './figures.mjs';

const dist = fileURLToPath(new URL('../../../packages/cartavola/dist', import.meta.url));
const SIZES = ['files', 'kB', 'gzip', 'brotli'];

/** Games of the elements that need one. */
const GAMES = {
  'rules-explainer': ['capodama', 'scopa', 'capra', 'calypso'],
  'card-puzzle': ['scopa'],
  'game-replay': ['capodama'],
  'score-pad': ['scopa'],
};

/** Lists what a script imports statically, and what these import. */
function importsOf(files, script, found = new Set()) {
  for (const [, name] of String(files.get(script)).matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    const other = path.posix.join(path.posix.dirname(script), name);
    if (found.has(other)) continue;
    found.add(other);
    importsOf(files, other, found);
  }
  return found;
}

export async function bytes() {
  await buildKit();
  const [{filesIn}, {filesOf, openKit}] = await importSources(
    'packages/cli/src/files-in.ts',
    'packages/cli/src/kit-folder.ts',
  );
  const files = await filesIn(dist);
  const kit = await openKit({kit: async () => files});
  /** Number and size of files, each compressed alone. */
  const sum = (names) => {
    const sizeBy = (size) => kilobytes(names.reduce((total, name) => total + size(files.get(name)).length, 0));
    const gzip = (content) => gzipSync(content, {level: 9});
    return [names.length, sizeBy((content) => content), sizeBy(gzip), sizeBy(brotliCompressSync)];
  };
  const first = kit.elements.flatMap((name) =>
    (GAMES[name] ?? [undefined]).map((game) => {
      const attributes = {deck: 'french', view: 'lesson', game};
      const early = filesOf(kit, {name, language: 'en', attribute: (attribute) => attributes[attribute] ?? ''});
      const names = new Set(['cartavola.js', ...early, ...importsOf(files, `define/${name}.js`)]);
      return [`\`<${name}${game ? ` game="${game}"` : ''}>\``, ...sum([...names])];
    }),
  );
  const namesBy = (pattern) => [...files.keys()].filter((name) => pattern.test(name)).sort();
  const alone = namesBy(/^bots-.*\.js$|^cartavola\.css$/).map((name) => [`\`${name}\``, ...sum([name])]);
  return `What an element loads first: from the script \`cartavola.js\` to the last file that it asks for at once for one element of one game, in English and with
French cards. Each file is compressed alone. A kB is 1,000 bytes.

${table(['element', ...SIZES], first)}

${table(['', ...SIZES], [...alone, ['all scripts', ...sum(namesBy(/\.js$/))], ['the whole folder', ...sum(namesBy(/./))]])}

- Not included in what an element loads first: what comes later (answers, panels, sounds, other languages and decks), \`cartavola.css\`, and what a page brings itself
  (a set of puzzles, a match).
- The bots of a game think in a worker, \`bots-<game>.js\`, which also loads \`bots-shared.js\`.`;
}
