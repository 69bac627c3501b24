// `npm run bench:pages [-- ROUNDS]`: opens pages of the built kit in Chromium as a slow phone does (processor slowed four times, 1.44 Mb/s, 150 ms), and
// prints, as medians, the milliseconds until a reader can act, the requests until then, and their bytes as sent (gzip).
import process from 'node:process';
import {measure, PAGES, servePages} from './measured-pages.mjs';
import {startChrome} from './packages/table-page.mjs';

const rounds = Number(process.argv[2] ?? 5);
const served = await servePages();
const browser = await startChrome();

/** Opens a page once, with an empty cache. */
async function open(name) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({width: 390, height: 664});
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_440_000 / 8,
    uploadThroughput: 675_000 / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const result = await measure(page, client, `${served.origin}/${name}`, PAGES[name]);
  await context.close();
  return result;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
try {
  console.log('page     milliseconds  requests  kilobytes');
  for (const name of Object.keys(PAGES)) {
    const seen = [];
    for (let round = 0; round < rounds; round++) seen.push(await open(name));
    const of = (key) => median(seen.map((one) => one[key]));
    console.log(
      `${name.padEnd(8)} ${String(of('milliseconds')).padStart(12)} ${String(of('requests')).padStart(9)} ${(of('bytes') / 1000).toFixed(1).padStart(10)}`,
    );
  }
} finally {
  await browser.close();
  served.stop();
}
