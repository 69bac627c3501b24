// Plays random deals in Node, and bots at tables in a page. Summarises the checks and the growth of the page's heap.
import {setTimeout as wait} from 'node:timers/promises';
import {buildKit} from '../../build/kit.mjs';
import {servePages} from './measured-pages.mjs';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {importSources} from '../import-sources.mjs';
import {counted, table} from './figures.mjs';

const SEED = 7;
/** Number of players at each game's table. */
const TABLES = {capodama: 4, scopa: 2, capra: 4, calypso: 4};
/** Polling interval, and time after which a table that has stopped dealing counts as a fault, in milliseconds. */
const LOOK = 250;
const PATIENCE = 60_000;

/**
 * Plays random matches with at least the given number of deals per variant. Returns a row of counts for each game.
 * Throws if an invariant is violated.
 */
async function soakVariants(deals) {
  const [{soak: soakAll, variants}] = await importSources('test/soak/soak.ts');
  const sums = {};
  for (const {variant, games, moves, checks} of soakAll({games: deals * variants.length, seed: SEED}, () => 0)) {
    const sum = (sums[variant.split('-')[0]] ??= [0, 0, 0, 0]);
    for (const [place, count] of [1, games, moves, checks].entries()) sum[place] += count;
  }
  return Object.entries(sums).map(([game, counts]) => [game, ...counts.map(counted)]);
}

/** Counts deals, moves and faults, and starts a new match when one ends. Runs in the page before everything else. */
function watchTable() {
  const seen = (globalThis.seen = {deals: 0, moves: 0, faults: 0});
  const count = (type, what) => globalThis.addEventListener(type, () => (seen[what] += 1));
  count('table-score', 'deals');
  count('table-move', 'moves');
  for (const type of ['table-error', 'error', 'unhandledrejection']) count(type, 'faults');
  globalThis.addEventListener('table-match', ({target}) => setTimeout(() => target.newMatch()));
}

/** Waits until the given number of deals have been scored. Returns the counts so far. */
async function whenPlayed(page, deals) {
  let last = Date.now();
  for (let before = -1; ; await wait(LOOK)) {
    const seen = await page.evaluate(() => globalThis.seen);
    if (seen.deals >= deals) return seen;
    if (seen.deals > before) [before, last] = [seen.deals, Date.now()];
    if (Date.now() - last > PATIENCE) throw new Error(`a table stopped dealing after ${seen.deals} deals`);
  }
}

/**
 * Lets bots play the given number of deals at a table. Returns a row of counts, and of heap sizes after 10%, 55% and
 * 100% of the deals.
 */
async function soakTable(browser, origin, game, deals) {
  const context = await browser.createBrowserContext();
  // A background tab doesn't render frames.
  const page = await context.newPage({type: 'window'});
  const client = await page.createCDPSession();
  await page.evaluateOnNewDocument(watchTable);
  await page.goto(`${origin}/${game}`);
  const heap = [];
  let seen;
  // During the first tenth, the page loads and compiles the code for a match.
  for (const share of [0.1, 0.55, 1]) {
    seen = await whenPlayed(page, Math.ceil(deals * share));
    await client.send('HeapProfiler.collectGarbage');
    const {usedSize} = await client.send('Runtime.getHeapUsage');
    heap.push((usedSize / 1_000_000).toFixed(1));
  }
  await context.close();
  return [game, ...[seen.deals, seen.moves, seen.faults].map(counted), ...heap];
}

async function soakTables(deals) {
  const pageOf = ([game, players]) =>
    `<!doctype html><link rel="icon" href="data:,"><${game}-table seats="${'bot '.repeat(players).trim()}" level="beginner" speed="instant"></${game}-table><script type="module" src="/cartavola.js"></script>`;
  const {origin, stop} = await servePages(new Map(Object.entries(TABLES).map((entry) => [entry[0], pageOf(entry)])));
  const browser = await startChrome();
  try {
    const rows = [];
    for (const game of Object.keys(TABLES)) rows.push(await soakTable(browser, origin, game, deals));
    return rows;
  } finally {
    await browser.close();
    stop();
  }
}

export async function soak({deals, tableDeals}) {
  await buildKit();
  return `The first table shows at least ${deals} random deals of each variant in Node, with positions, views, records and scores
checked. The second shows at least ${tableDeals} deals by bots at a table of each game in Chromium.

${table(['in Node', 'variants', 'deals', 'moves', 'checks'], await soakVariants(deals))}

${table(['at a table', 'deals', 'moves', 'faults', 'heap in MB after a tenth', 'half', 'all'], await soakTables(tableDeals))}

The heap is measured after garbage collection, without workers. The seed is ${SEED}.`;
}
