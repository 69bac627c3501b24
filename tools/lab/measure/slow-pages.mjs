// Opens the measured pages in Chromium as a slow phone does, for `node tools/lab/bench-pages.mjs` and `npm run measure`.
import {setTimeout as wait} from 'node:timers/promises';
import {measure, PAGES, servePages} from '../../release/measured-pages.mjs';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {median, rounded} from './numbers.mjs';

/** How many times the processor is slowed. */
export const SLOWED = 4;
/** The line: milliseconds to an answer, and bits a second. */
export const LINE = {latency: 150, down: 1_440_000, up: 675_000};
/** Milliseconds for which a page is watched after a reader can act. */
export const WATCHED = 2000;

/** Sums what moves and what blocks in `globalThis.vitals`; runs in the page, before everything else. */
function watchVitals() {
  const vitals = (globalThis.vitals = {paint: 0, shift: 0, blocking: 0});
  const each = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  each('largest-contentful-paint', ({startTime}) => (vitals.paint = startTime));
  each('layout-shift', ({value, hadRecentInput}) => (vitals.shift += hadRecentInput ? 0 : value));
  each('longtask', ({duration}) => (vitals.blocking += duration - 50));
}

/** Makes an empty page of a slow phone, with an empty cache; `vitals` reads what was summed, `close` ends it. */
export async function slowPage(browser, viewport = {width: 390, height: 664}) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument(watchVitals);
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.down / 8,
    uploadThroughput: LINE.up / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
  return {page, client, vitals: () => page.evaluate(() => globalThis.vitals), close: () => context.close()};
}

/** Opens a page once. */
async function openSlowly(browser, origin, name) {
  const {page, client, vitals, close} = await slowPage(browser);
  const sent = await measure(page, client, `${origin}/${name}`, PAGES[name]);
  await wait(WATCHED);
  const seen = {...sent, ...(await vitals())};
  await close();
  return seen;
}

/**
 * Opens each page `loads` times, in turns, and returns a row each, of medians: milliseconds until a reader can act, requests and bytes until then,
 * and, until two seconds later, when the largest content was painted, how far the layout moved, and how long tasks blocked the page beyond 50 ms each.
 */
export async function openPagesSlowly(loads, names = Object.keys(PAGES)) {
  const browser = await startChrome();
  const served = await servePages();
  try {
    const seen = Object.fromEntries(names.map((name) => [name, []]));
    for (let load = 0; load < loads; load += 1)
      for (const name of names) seen[name].push(await openSlowly(browser, served.origin, name));
    return names.map((name) => {
      const of = (key, decimals) => rounded(median(seen[name].map((one) => one[key])), decimals);
      return {
        ...{
          name,
          what: PAGES[name].what,
          milliseconds: of('milliseconds'),
          requests: of('requests'),
          bytes: of('bytes'),
        },
        ...{paint: of('paint'), shift: of('shift', 3), blocking: of('blocking')},
      };
    });
  } finally {
    await browser.close();
    served.stop();
  }
}
