// Pages of the built kit that `npm run measure` times.
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';

const dist = fileURLToPath(new URL('../../../packages/cartavola/dist/', import.meta.url));
const puzzles = fileURLToPath(new URL('../../../packages/lessons/puzzles/', import.meta.url));
const TYPES = {'.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};

/** Match for the replay: the end of a Capodama deal, from the documentation for replays. */
const ENDING = `letters: en
players: 4
names: Ada / Bruno / Chiara / Denis
dealer: 0
hands: AS 8S / KS 9D / QH TD / AH 8D
leader: 3 / double: S / capo: 3
piles: 7S JS QS TS / - / - / 7H JH KH TH
moves:
8D, 8S, {Why not the ace?} 9D, TD
QH, AH, AS, KS`;

/** Pages, keyed by name: a label, the element, and a selector for what readers can use or read in it. */
export const PAGES = {
  table: {what: 'Scopa table', markup: '<scopa-table seed="bench"></scopa-table>', ready: '.hand button'},
  capodama: {
    what: 'Capodama table',
    markup: '<capodama-table seed="bench"></capodama-table>',
    ready: '.hand button',
  },
  capra: {what: 'Capra table', markup: '<capra-table seed="bench"></capra-table>', ready: '.hand button'},
  calypso: {what: 'Calypso table', markup: '<calypso-table seed="bench"></calypso-table>', ready: '.hand button'},
  lesson: {
    what: 'Scopa lesson',
    markup: '<rules-explainer game="scopa"></rules-explainer>',
    ready: '.step button',
  },
  card: {what: 'card', markup: '<playing-card card="QH"></playing-card>', ready: 'svg'},
  diagram: {what: 'hand diagram', markup: '<card-diagram letters="en">AS KH 7D</card-diagram>', ready: 'svg'},
  replay: {
    what: 'Capodama replay',
    markup: `<game-replay game="capodama"><pre data-cartavola-record>${ENDING}</pre></game-replay>`,
    ready: '.ground svg',
  },
  puzzle: {
    what: 'Scopa puzzles',
    markup: '<card-puzzle src="/puzzles/scopa.json"></card-puzzle>',
    ready: '.step button',
  },
  pad: {what: 'Scopa score pad', markup: '<score-pad game="scopa"></score-pad>', ready: 'button, input'},
};

const html = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="/cartavola.css"><script type="module" src="/cartavola.js"></script><p>An article.</p>${body}</html>`;

/** Returns the content of a page or file, or undefined if it doesn't exist. */
function contentOf(name) {
  if (PAGES[name]) return html(PAGES[name].markup);
  const file = name.startsWith('puzzles/') ? path.join(puzzles, path.basename(name)) : path.join(dist, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Serves the pages and the built kit with compression. `extra` contains other pages and scripts, keyed by name. */
export async function servePages(extra = new Map()) {
  const compressed = new Map();
  const server = createServer(({url}, response) => {
    const name = new URL(url, 'http://bench').pathname.slice(1);
    const content = compressed.has(name) ? undefined : (extra.get(name) ?? contentOf(name));
    if (content !== undefined) compressed.set(name, gzipSync(content, {level: 9}));
    const body = compressed.get(name);
    if (!body) return response.writeHead(404).end();
    const type = TYPES[path.extname(name)] ?? 'text/html';
    response.writeHead(200, {'Content-Type': type, 'Content-Encoding': 'gzip'}).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close()};
}

/**
 * Opens a page. Returns the time in milliseconds until a reader can act, with the number of requests and of transferred
 * bytes until then.
 */
export async function measure(page, client, address, {ready}) {
  const sent = {requests: 0, bytes: 0};
  client.on('Network.requestWillBeSent', ({request}) => (sent.requests += request.url.startsWith('http') ? 1 : 0));
  client.on('Network.loadingFinished', ({encodedDataLength}) => (sent.bytes += encodedDataLength));
  void page.goto(address).catch(() => undefined);
  await once(client, 'Network.responseReceived');
  const shown = await page.waitForFunction(
    (wanted) => {
      const root = [...globalThis.document.querySelectorAll('*')].find((one) => one.shadowRoot)?.shadowRoot;
      return root?.querySelector(wanted) ? performance.now() : undefined;
    },
    {polling: 'raf', timeout: 30_000},
    ready,
  );
  return {milliseconds: Math.round(await shown.jsonValue()), ...sent};
}
