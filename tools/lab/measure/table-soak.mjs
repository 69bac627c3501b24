// Lets bots play match after match at one table of each game in a page, and reads the heap of the page on the way.
import {setTimeout as wait} from 'node:timers/promises';
import {URLSearchParams} from 'node:url';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {serveContenders} from './serve-contenders.mjs';

const TABLES = {capodama: 4, scopa: 2, capra: 4, calypso: 4};
/** Milliseconds between two looks, and after which a table that deals no more is a fault. */
const LOOK = 250;
const PATIENCE = 60_000;

/** Counts deals, moves and faults, and begins a new match after each; runs in the page, before everything else. */
function watchTable() {
  const seen = (globalThis.seen = {deals: 0, moves: 0, faults: 0});
  globalThis.addEventListener('table-score', () => (seen.deals += 1));
  globalThis.addEventListener('table-move', () => (seen.moves += 1));
  globalThis.addEventListener('table-error', () => (seen.faults += 1));
  globalThis.addEventListener('error', () => (seen.faults += 1));
  globalThis.addEventListener('unhandledrejection', () => (seen.faults += 1));
  globalThis.addEventListener('table-match', ({target}) => setTimeout(() => target.newMatch()));
}

/** Waits until so many deals are scored; returns what was seen until then. */
async function whenPlayed(page, deals) {
  let last = Date.now();
  for (let before = -1; ;) {
    const seen = await page.evaluate(() => globalThis.seen);
    if (seen.deals >= deals) return seen;
    if (seen.deals > before) [before, last] = [seen.deals, Date.now()];
    if (Date.now() - last > PATIENCE) throw new Error(`a table deals no more after ${seen.deals} deals`);
    await wait(LOOK);
  }
}

async function soakTable(browser, origin, game, deals) {
  const context = await browser.createBrowserContext();
  // In a tab in the background, no frame is drawn.
  const page = await context.newPage({type: 'window'});
  const client = await page.createCDPSession();
  await page.evaluateOnNewDocument(watchTable);
  const seats = Array(TABLES[game]).fill('bot').join(' ');
  const body = `<${game}-table seats="${seats}" level="beginner" speed="instant"></${game}-table>`;
  await page.goto(`${origin}/?${new URLSearchParams({body, script: '/kit/cartavola.js'})}`);
  const heap = [];
  let seen;
  // The first tenth loads and compiles what a match needs.
  for (const share of [0.1, 0.55, 1]) {
    seen = await whenPlayed(page, Math.ceil(deals * share));
    await client.send('HeapProfiler.collectGarbage');
    heap.push((await client.send('Runtime.getHeapUsage')).usedSize);
  }
  await context.close();
  return {game, ...seen, heap};
}

/** Plays so many deals of each game, and returns a row each: deals, moves, faults, and the heap after a tenth, in the middle and at the end. */
export async function soakTables(deals) {
  const browser = await startChrome();
  const served = await serveContenders(new Map());
  try {
    const rows = [];
    for (const game of Object.keys(TABLES)) rows.push(await soakTable(browser, served.origin, game, deals));
    return rows;
  } finally {
    await browser.close();
    served.stop();
  }
}
