// Lists what `npm run size` measures.
import {measureSizes} from '../../release/size.mjs';
import {kilobytes, table} from './figures.mjs';

export async function bytes() {
  const rows = Object.entries(await measureSizes()).map(([name, {files, raw, gzip, brotli}]) => [
    ...[name, files],
    ...[raw, gzip, brotli].map(kilobytes),
  ]);
  return `What an element loads first: from the script \`cartavola.js\` to the last file that it asks for at once for one element of one game, in English and with
French cards; then workers, the kit, and parts that bundlers import, without Lit. Each file is compressed alone. A kB is 1,000 bytes.

${table(['', 'files', 'kB', 'gzip', 'brotli'], rows)}

- Not included in what an element loads first: what comes later (answers, panels, sounds, other languages and decks), \`cartavola.css\`, and what a page brings itself
  (a set of puzzles, a match).
- The bots of a game think in a worker, \`bots-<game>.js\`, which also loads \`bots-shared.js\`.`;
}
