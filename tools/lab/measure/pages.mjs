// Measures how soon a reader on a slow phone can use pages of the built kit.
import {setTimeout as wait} from 'node:timers/promises';
import {buildKit} from '../../build/kit.mjs';
import {measure, PAGES, servePages} from './measured-pages.mjs';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {kilobytes, median, table} from './figures.mjs';

/** Factor by which the processor is slowed down. */
const SLOWED = 4;
/** Network latency in milliseconds, and bandwidth in bits per second. */
const LINE = {latency: 150, down: 1_440_000, up: 675_000};
/** Time in milliseconds for which to observe a page once a reader can act. */
const WATCHED = 2000;

/** Sums layout shifts and blocking tasks in `globalThis.vitals`. Runs in the page before everything else. */
function watchVitals() {
  const vitals = (globalThis.vitals = {paint: 0, shift: 0, blocking: 0});
  const each = (type, note) =>
    new globalThis.PerformanceObserver((list) => list.getEntries().forEach(note)).observe({type, buffered: true});
  each('largest-contentful-paint', ({startTime}) => (vitals.paint = startTime));
  each('layout-shift', ({value, hadRecentInput}) => (vitals.shift += hadRecentInput ? 0 : value));
  each('longtask', ({duration}) => (vitals.blocking += duration - 50));
}

/** Opens a page once, with an empty cache. */
async function openSlowly(browser, address, page) {
  const context = await browser.createBrowserContext();
  const tab = await context.newPage();
  await tab.setViewport({width: 390, height: 664});
  await tab.evaluateOnNewDocument(watchVitals);
  const client = await tab.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.down / 8,
    uploadThroughput: LINE.up / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWED});
  const sent = await measure(tab, client, address, page);
  await wait(WATCHED);
  const vitals = await tab.evaluate(() => globalThis.vitals);
  await context.close();
  return {...sent, ...vitals};
}

export async function pages({repetitions}) {
  await buildKit();
  const seen = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]));
  const browser = await startChrome();
  const {origin, stop} = await servePages();
  try {
    for (let load = 0; load < repetitions; load += 1)
      for (const [name, page] of Object.entries(PAGES))
        seen[name].push(await openSlowly(browser, `${origin}/${name}`, page));
  } finally {
    await browser.close();
    stop();
  }
  const rows = Object.entries(seen).map(([name, loads]) => {
    const of = (key) => median(loads.map((load) => load[key]));
    const times = [of('paint').toFixed(0), of('shift').toFixed(3), of('blocking').toFixed(0)];
    return [PAGES[name].what, of('milliseconds'), of('requests'), kilobytes(of('bytes')), ...times];
  });
  return `“ms to act” is the time from navigation until the first button, field or picture appears. Chromium runs with
an empty cache, a processor slowed down by a factor of ${SLOWED}, ${LINE.down / 1_000_000} Mb/s and ${LINE.latency} ms latency. Medians of ${repetitions} loads.

${table(['page', 'ms to act', 'requests', 'kB', 'LCP, ms', 'layout shift', 'TBT, ms'], rows)}

LCP (Largest Contentful Paint, without inline drawings), layout shift and TBT (Total Blocking Time) also cover the
${WATCHED / 1000} s after that moment. Sizes are as sent (gzip). The window is 390 × 664 px.`;
}
