// Sums what each element loads first, from the built files and by the list that `cartavola head` prints.
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {gzipped} from './bundle-alone.mjs';
import {kilobytes} from './numbers.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const dist = `${root}packages/cartavola/dist/`;

/** Elements with a game of their own to choose, in their row. */
const GAMES = {
  'rules-explainer': ['capodama', 'scopa', 'capra', 'calypso'],
  'card-puzzle': ['scopa'],
  'game-replay': ['capodama'],
  'score-pad': ['scopa'],
};

/** Lists what a script imports at once, and these in turn. */
function importsOf(file, found = new Set()) {
  const text = readFileSync(path.join(dist, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+)"/g)) {
    const other = path.posix.join(path.posix.dirname(file), name);
    if (found.has(other)) continue;
    found.add(other);
    importsOf(other, found);
  }
  return found;
}

/** Lists the scripts that a page with one element loads first: those that the kit asks for at once, and those that the element itself imports. */
function firstFiles(element, game) {
  const head = [`${root}tools/build/cartavola.mjs`, 'head', element, '--lang', 'en', '--address', '/kit/'];
  const html = execFileSync(process.execPath, [...head, ...(game ? ['--game', game] : [])], {encoding: 'utf8'});
  const named = [...html.matchAll(/<(?:link rel="modulepreload" href|script type="module" src)="\/kit\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  return [...new Set([...named, ...importsOf(`define/${element}.js`)])];
}

/** Sums files, each compressed alone. */
function sum(files) {
  const contents = files.map((file) => readFileSync(path.join(dist, file)));
  const of = (size) => kilobytes(contents.reduce((bytes, content) => bytes + size(content), 0));
  return [files.length, of(({length}) => length), of(gzipped), of((content) => brotliCompressSync(content).length)];
}

const COLUMNS = ['files', 'kB', 'gzip', 'brotli'];

export const bytes = {
  id: 'bytes',
  title: 'Bytes',
  runs: [],
  isBuilt: true,
  async measure() {
    if (!existsSync(dist)) throw new Error('the files for pages are not built: `npm run build`');
    const files = readdirSync(dist, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => path.relative(dist, path.join(parentPath, name)));
    const elements = readdirSync(`${dist}define`).map((file) => path.basename(file, '.js'));
    const first = elements.flatMap((element) =>
      (GAMES[element] ?? [undefined]).map((game) => [
        `\`<${element}${game ? ` game="${game}"` : ''}>\``,
        ...sum(firstFiles(element, game)),
      ]),
    );
    const workers = files.filter((file) => /^bots-/.test(file)).map((file) => [`\`${file}\``, ...sum([file])]);
    const of = (what, pattern) => [what, ...sum(files.filter((file) => pattern.test(file)))];
    return {
      said: 'From the script `cartavola.js` to the last file that it asks for at once for one element of one game, in English and with French cards, each file compressed alone, as they are in `packages/cartavola/dist`.',
      tables: [
        {title: 'What an element loads first', columns: ['element', ...COLUMNS], rows: first},
        {
          title: 'Workers, and the whole folder',
          columns: ['', ...COLUMNS],
          rows: [
            ...workers,
            of('`cartavola.css`', /^cartavola\.css$/),
            of('all scripts', /\.js$/),
            of('the whole folder', /./),
          ],
        },
      ],
      notes: [
        'What comes later (answers, panels, sounds, other languages and decks), `cartavola.css`, and what a page brings itself (a set of puzzles, a match) are not among what an element loads first.',
        'Each worker, in which the bots of one game think, also loads `bots-shared.js`. A kB is 1,000 bytes.',
      ],
    };
  },
};
