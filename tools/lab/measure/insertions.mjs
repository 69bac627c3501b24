// Measures the time from the insertion of elements to the frame in which they are all ready, in turns, each in a new page without a cache.
/* global document, requestAnimationFrame, MessageChannel -- what runs in the page */
import {setTimeout as wait} from 'node:timers/promises';
import {CONTENDERS} from './contenders.mjs';
import {median, rounded} from './numbers.mjs';

/** Window in which twenty of them are in view. */
const WINDOW = {width: 1920, height: 3200};
/** Milliseconds in which a page comes to rest. */
const REST = 300;
/** Milliseconds after which an element that is not ready is a fault. */
const PATIENCE = 20_000;

/** Loads what one contender needs before it can be inserted; runs in the page. */
async function load(name) {
  const {ours} = globalThis.contenders[name];
  globalThis.loaded = await import(ours ? `/kit/define/${name}.js` : `/${name}.js`);
  if (name !== 'cm-chessboard') return;
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href: '/assets/chessboard.css'});
  await new Promise((done) => {
    link.addEventListener('load', done, {once: true});
    document.head.append(link);
  });
}

/** Inserts so many of one contender, and measures until all are ready and painted; runs in the page. */
function insert(name, many, patience) {
  const {tag, attributes = '', content = '', ready} = globalThis.contenders[name];
  const main = document.querySelector('main');
  const told = new Set();
  main.addEventListener('table-ready', ({target}) => told.add(target));
  const template = document.createElement('template');
  template.innerHTML = `<${tag} ${attributes}>${content}</${tag}>`.repeat(many);
  const sprite = () => name !== 'cm-chessboard' || document.querySelector('#cm-chessboard-sprite svg');
  const isReady = (one) =>
    ready ? (one.shadowRoot ?? one).querySelectorAll(ready[0]).length >= ready[1] && sprite() : told.has(one);
  const deep = (root) =>
    [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + (one.shadowRoot ? deep(one.shadowRoot) : 0), 0);
  const begun = performance.now();
  main.replaceChildren(template.content);
  if (name === 'cm-chessboard')
    for (const one of main.children) {
      const {Chessboard, FEN} = globalThis.loaded;
      new Chessboard(one, {position: FEN.start, assetsUrl: '/assets/'}).enableMoveInput(() => true);
    }
  return new Promise((done, failed) => {
    const look = () => {
      if (performance.now() - begun > patience) return failed(new Error(`${name} is not ready`));
      if (![...main.children].every(isReady)) return requestAnimationFrame(look);
      // The frame in which they are painted ends before the next task.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => done({time: performance.now() - begun, elements: Math.round(deep(main) / many)});
      return requestAnimationFrame(() => port2.postMessage(undefined));
    };
    requestAnimationFrame(look);
  });
}

/** Returns the milliseconds that the page's main thread has worked. */
async function worked(client) {
  const {metrics} = await client.send('Performance.getMetrics');
  return 1000 * metrics.find(({name}) => name === 'TaskDuration').value;
}

/** Opens the page, loads a contender, and inserts it twice: the first ever, and again once the first are gone. */
async function insertTwice(browser, {origin, taken}, name, many) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  const client = await page.createCDPSession();
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  await page.evaluateOnNewDocument((contenders) => (globalThis.contenders = contenders), CONTENDERS);
  await page.goto(`${origin}/`);
  taken();
  await page.evaluate(load, name);
  const measured = {};
  for (const time of ['first', 'again']) {
    await wait(REST);
    const before = await worked(client);
    measured[time] = await page.evaluate(insert, name, many, PATIENCE);
    measured[time].work = (await worked(client)) - before;
    if (time === 'first') measured.bytes = taken();
    await page.evaluate(() => document.querySelector('main').replaceChildren());
  }
  await context.close();
  return measured;
}

/**
 * Inserts each contender `rounds` times, in turns whose order is reversed each time, after one round that is not counted. Returns medians by name: for
 * each number of elements the milliseconds and the main thread's work, the first time and again; elements in the document for one; and the least bytes until it is ready, since what comes later may come sooner.
 */
export async function insertInTurns(browser, served, rounds, counts, names = Object.keys(CONTENDERS)) {
  const seen = Object.fromEntries(names.map((name) => [name, Object.fromEntries(counts.map((many) => [many, []]))]));
  for (let round = 0; round <= rounds; round += 1)
    for (const name of round % 2 === 0 ? names : names.toReversed())
      for (const many of counts) {
        const measured = await insertTwice(browser, served, name, many);
        if (round > 0) seen[name][many].push(measured);
      }
  const row = (name) => {
    const of = (many, time, key) => rounded(median(seen[name][many].map((one) => one[time][key])));
    const times = Object.fromEntries(
      counts.map((many) => [
        many,
        {first: of(many, 'first', 'time'), again: of(many, 'again', 'time'), work: of(many, 'first', 'work')},
      ]),
    );
    const one = seen[name][counts[0]];
    return {name, times, elements: of(counts[0], 'first', 'elements'), bytes: Math.min(...one.map(({bytes}) => bytes))};
  };
  return Object.fromEntries(names.map((name) => [name, row(name)]));
}
