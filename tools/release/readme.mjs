// `node tools/release/readme.mjs` (after `npm run build`): writes into README.md the version that a page of a CDN names, and what a page loads, counted in
// Chromium. `-- --check` writes nothing and fails if the page is out of date.
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {format} from '../build/format.mjs';
import {measure, PAGES, servePages} from './measured-pages.mjs';
import {startChrome} from '../../test/packages/table-page.mjs';

const file = fileURLToPath(new URL('../../README.md', import.meta.url));
const {version} = JSON.parse(readFileSync(new URL('../../packages/cartavola/package.json', import.meta.url), 'utf8'));
const MADE = /(<!-- made by `node tools/release/readme.mjs` -->\n)[^]*?(<!-- \/made -->)/g;

/** Address of the kit's script, of this version, on a CDN. */
export const CDN = `https://cdn.jsdelivr.net/npm/cartavola@${version}/dist/cartavola.js`;

const NAMES = {table: 'a table of Scopa', lesson: 'its lesson', card: 'one card'};

/** How often each page is loaded: some loads also begin what a page asks for once a reader can act. */
const LOADS = 7;

/** Counts what each page loads until a reader can act, its own HTML left out: the least of some loads, which is what it needs. */
async function loads() {
  const served = await servePages();
  const browser = await startChrome();
  try {
    const rows = [];
    for (const name of Object.keys(NAMES)) {
      const least = {requests: Infinity, bytes: Infinity};
      for (let load = 0; load < LOADS; load += 1) {
        const context = await browser.createBrowserContext();
        const page = await context.newPage();
        const client = await page.createCDPSession();
        await client.send('Network.enable');
        const {requests, bytes} = await measure(page, client, `${served.origin}/${name}`, PAGES[name]);
        least.requests = Math.min(least.requests, requests);
        least.bytes = Math.min(least.bytes, bytes);
        await context.close();
      }
      rows.push({name: NAMES[name], requests: least.requests - 1, kilobytes: Math.round(least.bytes / 1000)});
    }
    return rows;
  } finally {
    await browser.close();
    served.stop();
  }
}

/** Writes both parts into the text of the page. */
function written(text, rows) {
  const parts = [
    `\n\`\`\`html\n<script type="module" src="${CDN}"></script>\n<scopa-table lang="it" deck="italian"></scopa-table>\n\`\`\`\n`,
    `\n| what a page loads | requests | kB, compressed |\n| - | - | - |\n${rows.map((row) => `| ${row.name} | ${row.requests} | ${row.kilobytes} |\n`).join('')}`,
  ];
  return text.replace(MADE, (_, begin, end) => `${begin}${parts.shift()}${end}`);
}

/** Reads the rows that the page has. */
const told = (text) =>
  [...text.matchAll(/^\| (.+?) +\| (\d+) +\| (\d+) +\|$/gm)].map(([, name, requests, kilobytes]) => ({
    name,
    requests: Number(requests),
    kilobytes: Number(kilobytes),
  }));

/** What is wrong with the page: another version, or sizes that are off by more than a kilobyte. */
function faults(text, rows) {
  const known = told(text);
  const isTold = ({name, requests, kilobytes}) =>
    known.some((row) => row.name === name && row.requests === requests && Math.abs(row.kilobytes - kilobytes) <= 1);
  return [
    ...(text.includes(CDN) ? [] : [`it does not name ${CDN}`]),
    ...rows.filter((row) => !isTold(row)).map((row) => `it does not tell ${JSON.stringify(row)}`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = readFileSync(file, 'utf8');
  const rows = await loads();
  if (process.argv.includes('--check')) {
    const wrong = faults(text, rows);
    for (const fault of wrong) console.error(`README.md: ${fault}: node tools/release/readme.mjs`);
    process.exitCode = Number(wrong.length > 0);
  } else writeFileSync(file, await format('README.md', written(text, rows)));
}
