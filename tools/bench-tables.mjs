// `npm run bench:tables [-- --json]`: twenty tables of the published kit on one page of headless Chromium.
/* global document, requestAnimationFrame, PerformanceObserver -- what runs in the page */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {launch} from 'puppeteer-core';
import {build} from 'vite';
import {chromeArgs, findChrome} from './browsers.mjs';
import cdn from './vite.cdn.config.mjs';

const SECONDS = 10;
const TABLES = 20;
const MOVING = 3;

const table = (number) =>
  number < MOVING
    ? `<capodama-table seats="bot bot bot bot" target="99" seed="${number}"></capodama-table>`
    : `<capodama-table seed="${number}"${number === MOVING ? ' id="played" speed="fast"' : ''}></capodama-table>`;
const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<style>body { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin: 0 }</style>
${Array.from({length: TABLES}, (_, number) => table(number)).join('')}
<script type="module" src="/cartavola.js"></script>`;

/** Builds the kit as it is published, and serves it with the page. */
async function serve() {
  const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-bench-'));
  await build({...cdn, configFile: false, logLevel: 'error', build: {...cdn.build, outDir: folder, sourcemap: false}});
  const server = createServer(({url}, response) => {
    if (url === '/') return response.setHeader('content-type', 'text/html').end(page);
    try {
      response.setHeader('content-type', 'text/javascript').end(readFileSync(path.join(folder, path.normalize(url))));
    } catch {
      response.writeHead(404).end();
    }
    return undefined;
  });
  await new Promise((done) => server.listen(0, done));
  return {
    address: `http://localhost:${server.address().port}/`,
    stop: () => {
      server.close();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** In the page: how long frames take while some tables move. */
function frames(seconds) {
  return new Promise((done) => {
    const times = [];
    let last;
    const look = (now) => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (times.reduce((sum, time) => sum + time, 0) < seconds * 1000) requestAnimationFrame(look);
      else done(times.sort((a, b) => a - b));
    };
    requestAnimationFrame(look);
  });
}

/** In the page: from a click on a card that may be played to the first frame in which it has left the hand; undefined: no card. */
function answer() {
  const root = document.querySelector('#played').shadowRoot;
  const card = root.querySelector('.hand .playable');
  if (!card) return {box: undefined};
  const {x, y, width, height} = card.getBoundingClientRect();
  globalThis.answered = new Promise((done) => {
    root.addEventListener(
      'click',
      ({timeStamp}) => {
        const look = () => (card.isConnected ? requestAnimationFrame(look) : done(performance.now() - timeStamp));
        requestAnimationFrame(look);
      },
      {once: true, capture: true},
    );
  });
  return {box: {x: x + width / 4, y: y + height / 2}};
}

const {address, stop} = await serve();
const {path: executablePath} = await findChrome();
const browser = await launch({executablePath, args: chromeArgs, defaultViewport: {width: 1200, height: 900}});
try {
  const tab = await browser.newPage();
  await tab.evaluateOnNewDocument(() => {
    globalThis.long = [];
    new PerformanceObserver((list) => {
      for (const {duration, startTime} of list.getEntries()) globalThis.long.push({duration, startTime});
    }).observe({type: 'longtask', buffered: true});
  });
  await tab.goto(address);
  await tab.waitForFunction(
    (count) => [...document.querySelectorAll('capodama-table')].filter((one) => one.standing).length === count,
    {},
    TABLES,
  );
  const loading = await tab.evaluate(() => globalThis.long.splice(0).map(({duration}) => duration));
  const times = await tab.evaluate(frames, SECONDS);
  const moving = await tab.evaluate(() => globalThis.long.splice(0).map(({duration}) => duration));

  await tab.evaluate(() => document.querySelector('#played').scrollIntoView({block: 'center'}));
  const answers = [];
  while (answers.length < 8) {
    const {box} = await tab.evaluate(answer);
    if (box) {
      await tab.mouse.click(box.x, box.y);
      answers.push(await tab.evaluate(() => globalThis.answered));
    } else await tab.evaluate(() => document.querySelector('#played').shadowRoot.querySelector('.choice')?.click());
    await tab.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  }
  const playing = await tab.evaluate(() => globalThis.long.splice(0).map(({duration}) => duration));

  const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const longest = (durations) => ({count: durations.length, longest: Math.round(Math.max(0, ...durations))});
  answers.sort((a, b) => a - b);
  const result = {
    framesPerSecond: Math.round(1000 / at(times, 0.5)),
    frame: {median: +at(times, 0.5).toFixed(1), p99: +at(times, 0.99).toFixed(1)},
    answer: {median: Math.round(at(answers, 0.5)), most: Math.round(answers.at(-1))},
    longTasks: {loading: longest(loading), moving: longest(moving), playing: longest(playing)},
  };
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  else {
    const {frame, answer: took, longTasks} = result;
    console.log(`${TABLES} tables, ${MOVING} of them in motion for ${SECONDS} s:`);
    console.log(
      `  frames a second      ${result.framesPerSecond} (median ${frame.median} ms, 99th percentile ${frame.p99} ms)`,
    );
    console.log(`  a card is answered   ${took.median} ms after the click (median), ${took.most} ms at most`);
    for (const [when, {count, longest: most}] of Object.entries(longTasks)) {
      console.log(`  tasks above 50 ms    ${count} while ${when}${count > 0 ? `, the longest ${most} ms` : ''}`);
    }
  }
} finally {
  await browser.close();
  stop();
}
