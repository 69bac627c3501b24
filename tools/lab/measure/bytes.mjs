// Lists the figures from `npm run size`.
import {measureSizes} from '../../release/size.mjs';
import {kilobytes, table} from './figures.mjs';

export async function bytes() {
  const rows = Object.entries(await measureSizes()).map(([name, {files, raw, gzip, brotli}]) => [
    ...[name, files],
    ...[raw, gzip, brotli].map(kilobytes),
  ]);
  return `The first rows show what each element loads at first, including \`cartavola.js\`, in English with French cards. The others
show workers, all scripts, and parts for bundlers (without Lit). A kB is 1,000 bytes.

${table(['', 'files', 'kB', 'gzip', 'brotli'], rows)}

Files that load later (panels, sounds, other languages and decks), \`cartavola.css\` and the page's own data aren't included. \`bots-<game>.js\` also loads
\`bots-shared.js\`.`;
}
