// `node tools/lab/bench-tables.mjs [-- --json] [-- --waits=SPEED,SPEED | --ready]`: measures twenty tables of the published kit on one page of headless Chromium,
// how long a reader waits at one table of each game (`--waits`: only that, at these speeds), and how soon twenty tables are ready, beside as many
// boards of another kit (`--ready`: only that). Machines are shared and noisy, so beside wall-clock times it reports the work of the page's main
// thread.
/* global document, requestAnimationFrame, MutationObserver, PerformanceObserver -- what runs in the page */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import path from 'node:path';
import {fileURLToPath, URLSearchParams} from 'node:url';
import {launch} from 'puppeteer-core';
import {build} from 'vite';
import {chromeArgs, findChrome} from '../test/browsers.mjs';
import {waitsAt} from './table-waits.mjs';
import {tablesAgainstBoards} from './measure/tables-against-boards.mjs';
import {ensureInstalled} from '../build/ensure-install.mjs';
import cdn from '../build/vite.cdn.config.mjs';

const SECONDS = 10;
const TABLES = 20;
const MOVING = 3;
/** Thresholds in ms of a late frame and of a long task. */
const LATE = 25;
const LONG = 50;
const WARM_UP = 2000;

ensureInstalled('tools/lab');
const boardsFile = fileURLToPath(import.meta.resolve('gchessboard'));
const outDir = fileURLToPath(new URL('../node_modules/.cache/bench-tables', import.meta.url));

const table = (number) =>
  number < MOVING
    ? `<capodama-table seats="bot bot bot bot" target="99" seed="${number}"></capodama-table>`
    : `<capodama-table seed="${number}"${number === MOVING ? ' id="played" speed="fast"' : ''}></capodama-table>`;
const pageWith = (body, script = '/cartavola.js') =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${body}<script type="module" src="${script}"></script>`;
const BOARDS = '/gchessboard.js';
const page =
  pageWith(`<style>body { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 8px; margin: 0 }</style>
${Array.from({length: TABLES}, (_, number) => table(number)).join('')}`);

/** Builds the published kit and serves it with the page. */
async function serve() {
  await build({...cdn, configFile: false, logLevel: 'error', build: {...cdn.build, outDir, sourcemap: false}});
  const server = createServer(({url}, response) => {
    const {pathname, searchParams} = new URL(url, 'http://bench');
    const one = searchParams.get('one');
    const boards = searchParams.get('boards');
    const body = boards ? pageWith(boards, BOARDS) : one ? pageWith(one) : page;
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(body);
    try {
      response
        .setHeader('content-type', 'text/javascript')
        .end(readFileSync(pathname === BOARDS ? boardsFile : path.join(outDir, path.normalize(pathname))));
    } catch {
      response.writeHead(404).end();
    }
    return undefined;
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {address: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close()};
}

/** Records long tasks; runs in the page, before everything else. */
function watchTasks() {
  globalThis.long = [];
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) globalThis.long.push(duration);
  }).observe({type: 'longtask', buffered: true});
}

/** Measures frame times; runs in the page. */
function frames(seconds) {
  return new Promise((done) => {
    const times = [];
    let last;
    const begin = performance.now();
    const look = (now) => {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (now - begin < seconds * 1000) requestAnimationFrame(look);
      else done(times);
    };
    requestAnimationFrame(look);
  });
}

/** Finds the next element to click for a person who plays the deal, and measures the response to a card; runs in the page. */
function nextClick() {
  const {shadowRoot: root, standing} = document.querySelector('#played');
  if (standing.finished > standing.deal) return {over: true};
  const card = root.querySelector('.hand .playable');
  const target = card ?? root.querySelector('.choice');
  if (!target) return {};
  const status = root.querySelector('[role=status]');
  const changed = (node, test, options) =>
    new Promise((done) => {
      const observer = new MutationObserver(() => {
        if (!test()) return;
        observer.disconnect();
        done();
      });
      observer.observe(node, {subtree: true, childList: true, characterData: true, ...options});
    });
  globalThis.answered = new Promise((done) => {
    const measure = async ({timeStamp}) => {
      const since = () => performance.now() - timeStamp;
      const text = status.textContent;
      const spoken = changed(status, () => status.textContent !== text && status.textContent.trim() !== '').then(since);
      await changed(root, () => !target.isConnected);
      const shown = await new Promise((frame) => requestAnimationFrame(() => frame(since())));
      done(card ? {shown, spoken: await spoken} : undefined);
    };
    root.addEventListener('click', measure, {once: true, capture: true});
  });
  // The left edge of an overlapped card is free.
  const {x, y, width, height} = target.getBoundingClientRect();
  return {at: {x: x + Math.min(14, width / 2), y: y + height / 3}};
}

/** Traces the tasks of the page's main thread while `act` runs, in ms of thread time. */
async function tracing(tab, act) {
  await tab.tracing.start({categories: ['disabled-by-default-devtools.timeline']});
  const result = await act();
  const {traceEvents} = JSON.parse(Buffer.from(await tab.tracing.stop()).toString());
  const thread = ({pid, tid}) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({name, args}) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && main.has(thread(event)))
    .map(({tdur = 0}) => tdur / 1000);
  return {result, tasks, long: await tab.evaluate(() => globalThis.long.splice(0))};
}

/** Plays a whole deal by clicks; returns the response times. */
async function playDeal(tab) {
  const answers = [];
  for (let waits = 0; waits < 600;) {
    const {over, at} = await tab.evaluate(nextClick);
    if (over) return answers;
    if (at) {
      await tab.mouse.click(at.x, at.y);
      answers.push(await tab.evaluate(() => globalThis.answered));
    } else {
      waits++;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  throw new Error('the deal does not end');
}

const at = (numbers, share) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
};
const short = (number) => +number.toFixed(1);
const longest = (durations) => ({
  count: durations.filter((duration) => duration > LONG).length,
  longest: Math.round(Math.max(0, ...durations)),
});
const middleAndMost = (times) => ({median: Math.round(at(times, 0.5)), most: Math.round(Math.max(...times))});

const SPEEDS = ['fast', 'normal', 'slow'];
/** Number of turns that are waited for at each table. */
const TURNS = 24;

/** Measures twenty tables on one page. */
async function measureMany(browser, address) {
  const tab = await browser.newPage();
  await tab.evaluateOnNewDocument(watchTasks);
  const loading = await tracing(tab, async () => {
    await tab.goto(address);
    await tab.waitForFunction(
      (count) => [...document.querySelectorAll('capodama-table')].filter((one) => one.standing).length === count,
      {},
      TABLES,
    );
    await new Promise((done) => setTimeout(done, WARM_UP));
  });
  const moving = await tracing(tab, () => tab.evaluate(frames, SECONDS));
  await tab.evaluate(() => document.querySelector('#played').scrollIntoView({block: 'nearest'}));
  const playing = await tracing(tab, () => playDeal(tab));

  const times = moving.result;
  const answers = playing.result.filter(Boolean);
  const phases = Object.entries({loading, moving, playing});
  return {
    framesPerSecond: Math.round(1000 / at(times, 0.5)),
    frame: {
      median: short(at(times, 0.5)),
      p99: short(at(times, 0.99)),
      late: short((100 * times.filter((time) => time > LATE).length) / times.length),
      work: short(moving.tasks.reduce((sum, task) => sum + task, 0) / times.length),
    },
    answer: middleAndMost(answers.map(({shown}) => shown)),
    status: middleAndMost(answers.map(({spoken}) => spoken)),
    longTasks: Object.fromEntries(phases.map(([phase, {long}]) => [phase, longest(long)])),
    longWork: Object.fromEntries(phases.map(([phase, {tasks}]) => [phase, longest(tasks)])),
  };
}

function printMany({frame, framesPerSecond, answer, status, longTasks, longWork}) {
  console.log(`${TABLES} tables, ${MOVING} of them in motion for ${SECONDS} s, and a deal played on one:`);
  console.log(
    `  frames a second      ${framesPerSecond}: ${frame.median} ms each (median), ${frame.p99} ms (99th percentile)`,
  );
  console.log(`  frames over ${LATE} ms    ${frame.late} %; the main thread works ${frame.work} ms a frame`);
  console.log(`  a card is answered   ${answer.median} ms after the click (median), ${answer.most} ms at most`);
  console.log(`  the status is told   ${status.median} ms after the click (median), ${status.most} ms at most`);
  for (const [phase, {count, longest: most}] of Object.entries(longTasks)) {
    const work = longWork[phase];
    console.log(
      `  tasks over ${LONG} ms     ${count} while ${phase}, the longest ${most} ms; ${work.count} by work, ${work.longest} ms`,
    );
  }
}

function printWaits(rows) {
  console.log(
    'the reader waits     turns  ms (median)  ms (95 %)  tap ms (median)  tap ms (most)  longest frame  frames over 20 ms',
  );
  for (const {name, speed, turns, median, p95, answer, slowest, gap, late} of rows)
    console.log(
      `  ${`${name}, ${speed}`.padEnd(26)}${[turns, median, p95, answer, slowest, gap, `${late} %`].map((cell) => String(cell).padStart(9)).join('')}`,
    );
}

function printReady(rows) {
  console.log('20 tables ready      ms   20 boards   ratio   elements a table   in view');
  for (const {name, tables, boards, ratio, elements, inView} of rows)
    console.log(
      `  ${name.padEnd(17)}${[tables, boards, ratio, elements, inView].map((cell, place) => String(cell).padStart([5, 12, 8, 19, 10][place])).join('')}`,
    );
}

const isReadyAlone = process.argv.includes('--ready');
const asked = process.argv.find((argument) => argument.startsWith('--waits'));
const {address, stop} = await serve();
const {path: executablePath} = await findChrome();
const browser = await launch({executablePath, args: chromeArgs, defaultViewport: {width: 1200, height: 900}});
try {
  const many = asked || isReadyAlone ? undefined : await measureMany(browser, address);
  const addressOf = (one) => `${address}?${new URLSearchParams({one})}`;
  const boardsOf = (boards) => `${address}?${new URLSearchParams({boards})}`;
  const ready = asked ? undefined : await tablesAgainstBoards(browser, addressOf, boardsOf);
  const waits = [];
  for (const speed of isReadyAlone ? [] : (asked?.split('=')[1]?.split(',') ?? SPEEDS))
    waits.push(...(await waitsAt(speed, browser, addressOf, TURNS)));
  if (process.argv.includes('--json')) console.log(JSON.stringify({...many, ready, waits}));
  else {
    if (many) printMany(many);
    if (ready) printReady(ready);
    if (waits.length > 0) printWaits(waits);
  }
} finally {
  await browser.close();
  stop();
}
