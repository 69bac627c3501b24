// Plays with the CDN lines from README.md. Requests to their URL are answered with the files of a packed package.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {demand} from '../../tools/test/counted.mjs';
import {clickIn, openPage, startChrome} from './table-page.mjs';

const README = fileURLToPath(new URL('../../README.md', import.meta.url));
const PAGE = 'https://reader.example/';
const CDN = 'https://cdn.jsdelivr.net/npm/';
const TYPES = {'.js': 'text/javascript', '.css': 'text/css'};

/** Returns the lines that a reader pastes for a CDN. */
function pastedLines() {
  const [, lines] = /```html\n([^`]*cdn\.jsdelivr\.net[^`]*)```/.exec(readFileSync(README, 'utf8')) ?? [];
  demand(lines, 'README.md has no lines with an address on cdn.jsdelivr.net');
  return `<!doctype html><title>README</title><link rel="icon" href="data:," />\n${lines}`;
}

/** Answers requests for the page and for this version's package on the CDN. Any other request is a fault. */
function answer(request, folder, faults) {
  const {name, version} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const url = request.url();
  if (/^(?:data|blob):/.test(url)) return request.continue();
  if (url === PAGE) return request.respond({contentType: 'text/html; charset=utf-8', body: pastedLines()});
  const prefix = `${CDN}${name}@${version}/`;
  try {
    demand(url.startsWith(prefix), 'this is not part of the package');
    const file = path.join(folder, new URL(url).pathname.slice(new URL(prefix).pathname.length));
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return request.respond({contentType, headers: {'access-control-allow-origin': '*'}, body: readFileSync(file)});
  } catch (error) {
    faults.push(`${url}: ${error.message}`);
    return request.abort();
  }
}

/** Plays a card with the mouse. Clicks again if a click during an animation has no effect, or if the card asks what to capture. */
async function playCard(page) {
  const before = await page.evaluate(() => globalThis.moves);
  for (let clicks = 0; clicks < 10; clicks += 1) {
    // The dialog that asks what to capture may open at any moment, and covers the hand.
    await clickIn(page, 'scopa-table', '.choice, .hand .playable');
    const moved = page.waitForFunction((moves) => globalThis.moves > moves, {timeout: 2000}, before);
    if (await moved.catch(() => undefined)) return;
  }
  throw new Error('ten clicks did not play a card');
}

/** Opens a page with the pasted lines, and plays cards with the mouse. `folder` is the folder of the installed `cartavola` package. */
export async function playReadme(folder, cards = 3) {
  const browser = await startChrome();
  const faults = [];
  try {
    const page = await openPage(browser, faults);
    await page.evaluateOnNewDocument(() => {
      globalThis.moves = 0;
      globalThis.addEventListener('table-move', () => (globalThis.moves += 1));
    });
    await page.setRequestInterception(true);
    page.on('request', (request) => void answer(request, folder, faults));
    await page.goto(PAGE, {waitUntil: 'load'});
    for (let played = 0; played < cards; played += 1) await playCard(page);
  } catch (error) {
    throw new Error([error.message, ...faults].join('\n'), {cause: error});
  } finally {
    await browser.close();
  }
  demand(faults.length === 0, faults.join('\n'));
}
