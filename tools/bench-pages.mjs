// `npm run bench:pages [-- ROUNDS]`: opens pages of the built kit in Chromium as a slow phone does (processor slowed four times, 1.44 Mb/s, 150 ms), and
// prints, as medians, the milliseconds until a reader can act, the requests until then, and their bytes as sent (gzip).
import {createServer} from 'node:http';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import puppeteer from 'puppeteer-core';
import {chromeArgs, findChrome} from './browsers.mjs';

const dist = fileURLToPath(new URL('../packages/cartavola/dist/', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
const TYPES = {'.js': 'text/javascript', '.css': 'text/css'};
/** By name: the element, and what shows within it that a reader can act or read. */
const PAGES = {
  table: ['<scopa-table seed="bench"></scopa-table>', '.hand button'],
  lesson: ['<rules-explainer game="scopa"></rules-explainer>', '.step button'],
  card: ['<playing-card card="QH"></playing-card>', 'svg'],
};

const html = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/cartavola.css"><script type="module" src="/cartavola.js"></script><p>An article.</p>${body}</html>`;

const server = createServer(({url}, response) => {
  const name = new URL(url, 'http://bench').pathname.slice(1);
  const page = PAGES[name];
  const file = path.join(dist, name);
  if (!page && !existsSync(file)) return response.writeHead(404).end();
  const body = gzipSync(page ? html(page[0]) : readFileSync(file), {level: 9});
  response
    .writeHead(200, {'Content-Type': page ? 'text/html' : TYPES[path.extname(file)], 'Content-Encoding': 'gzip'})
    .end(body);
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await puppeteer.launch({executablePath: (await findChrome()).path, args: chromeArgs, headless: true});

/** Opens a page once, with an empty cache. */
async function open(name) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const [, selector] = PAGES[name];
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
  const sent = {requests: 0, bytes: 0};
  client.on('Network.requestWillBeSent', ({request}) => (sent.requests += request.url.startsWith('http') ? 1 : 0));
  client.on('Network.loadingFinished', ({encodedDataLength}) => (sent.bytes += encodedDataLength));
  void page.goto(`${origin}/${name}`).catch(() => undefined);
  await once(client, 'Network.responseReceived');
  const ready = await page.waitForFunction(
    (wanted) => {
      const root = [...globalThis.document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot;
      return root?.querySelector(wanted) ? performance.now() : undefined;
    },
    {polling: 'raf', timeout: 30_000},
    selector,
  );
  const result = {milliseconds: Math.round(await ready.jsonValue()), ...sent};
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
  server.close();
}
