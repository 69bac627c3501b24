// Compares elements of the kit with those of other kits, in one run.
/* global document, requestAnimationFrame, MessageChannel -- what runs in the page */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {setTimeout as wait} from 'node:timers/promises';
import {build} from 'esbuild';
import {ensureInstalled} from '../../build/ensure-install.mjs';
import {buildKit} from '../../build/kit.mjs';
import {servePages} from './measured-pages.mjs';
import {startChrome} from '../../../test/packages/table-page.mjs';
import {kilobytes, median, table} from './figures.mjs';

const lab = fileURLToPath(new URL('..', import.meta.url));
const COUNTS = [1, 20];
/** Size of a window in which 20 copies of any element are visible. */
const WINDOW = {width: 1920, height: 3200};
/** Milliseconds after which a page counts as idle, and after which an element that isn't ready counts as a fault. */
const REST = 300;
const PATIENCE = 20_000;

/**
 * The compared elements, keyed by tag. `module`: the module of another kit. `ready`: a selector, and the number of its
 * matches in the shadow root once the element is visible and usable. A table fires `table-ready` instead. `beside`: the
 * most similar element of another kit. `does`: the purpose of an element of another kit.
 */
const CONTENDERS = {
  'playing-card': {
    attributes: 'card="QH"',
    ready: ['svg', 1],
    beside: 'media-play-button',
  },
  'card-diagram': {
    attributes: 'letters="en"',
    content: 'AS KH 7D',
    ready: ['svg', 1],
    beside: 'chess-board',
  },
  'scopa-table': {attributes: 'seed="bench"', beside: 'g-chess-board'},
  'capodama-table': {attributes: 'players="4" seed="bench"', beside: 'g-chess-board'},
  'capra-table': {attributes: 'seed="bench"', beside: 'g-chess-board'},
  'calypso-table': {attributes: 'seed="bench"', beside: 'g-chess-board'},
  'media-play-button': {
    module: 'media-chrome/media-play-button',
    ready: ['svg', 1],
    does: 'a button',
  },
  'chess-board': {
    module: 'chessboard-element',
    attributes: 'position="start" draggable-pieces',
    ready: ['[part~="piece"]', 32],
    does: 'a board without rules, opponent or keyboard',
  },
  'g-chess-board': {
    module: 'gchessboard',
    attributes: 'fen="start" interactive',
    ready: ['.piece', 32],
    does: 'a board without rules or opponent',
  },
};

const markupOf = (tag) => {
  const {attributes = '', content = ''} = CONTENDERS[tag];
  return `<${`${tag} ${attributes}`.trim()}>${content}</${tag}>`;
};

/** Returns the label of an element: its tag, or its kit and version. */
function labelOf(tag) {
  const [name] = CONTENDERS[tag].module?.split('/') ?? [];
  const {dependencies} = JSON.parse(readFileSync(`${lab}package.json`, 'utf8'));
  return name ? `${name} ${dependencies[name]}` : `\`<${tag}>\``;
}

/** Bundles each of the other kits into a script that is named after the tag. */
async function bundleRivals() {
  ensureInstalled('tools/lab');
  const rivals = Object.entries(CONTENDERS).filter(([, {module}]) => module);
  const {outputFiles} = await build({
    entryPoints: rivals.map(([tag, {module}]) => ({in: module, out: tag})),
    absWorkingDir: lab,
    outdir: lab,
    write: false,
    bundle: true,
    minify: true,
    format: 'esm',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return outputFiles.map((file) => [path.basename(file.path), file.text]);
}

/** Inserts markup, and measures the time until all elements are ready and painted. Runs in the page. */
function insert(markup, ready, patience) {
  const main = document.querySelector('main');
  const fired = new Set();
  main.addEventListener('table-ready', ({target}) => fired.add(target));
  const template = document.createElement('template');
  template.innerHTML = markup;
  const isReady = (one) => (ready ? one.shadowRoot?.querySelectorAll(ready[0]).length >= ready[1] : fired.has(one));
  const deep = (root) =>
    [...root.querySelectorAll('*')].reduce((sum, one) => sum + 1 + (one.shadowRoot ? deep(one.shadowRoot) : 0), 0);
  const begun = performance.now();
  main.replaceChildren(template.content);
  return new Promise((done, failed) => {
    const look = () => {
      if (performance.now() - begun > patience) return failed(new Error(`not ready: ${markup.slice(0, 60)}`));
      if (![...main.children].every(isReady)) return requestAnimationFrame(look);
      // The frame in which they are painted ends before the next task.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => done({time: performance.now() - begun, elements: deep(main) / main.childElementCount});
      return requestAnimationFrame(() => port2.postMessage(undefined));
    };
    requestAnimationFrame(look);
  });
}

/** Opens an empty page without a cache, loads the script of an element, and inserts the given number of elements. */
async function insertOnce(browser, origin, tag, many) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(WINDOW);
  const client = await page.createCDPSession();
  await client.send('Network.enable');
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  const worked = async () => {
    const {metrics} = await client.send('Performance.getMetrics');
    return 1000 * metrics.find(({name}) => name === 'TaskDuration').value;
  };
  await page.goto(`${origin}/empty`);
  let bytes = 0;
  client.on('Network.loadingFinished', ({encodedDataLength}) => (bytes += encodedDataLength));
  const {module, ready} = CONTENDERS[tag];
  await page.evaluate((script) => import(script), module ? `/${tag}.js` : `/define/${tag}.js`);
  await wait(REST);
  const before = await worked();
  const measured = await page.evaluate(insert, markupOf(tag).repeat(many), ready, PATIENCE);
  const work = (await worked()) - before;
  await context.close();
  return {...measured, work, bytes};
}

export async function rivals({repetitions}) {
  await buildKit();
  const empty =
    '<!doctype html><link rel="icon" href="data:,"><style>main { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px } body { margin: 0 }</style><main></main>';
  const {origin, stop} = await servePages(new Map([['empty', empty], ...(await bundleRivals())]));
  const browser = await startChrome();
  const seen = Object.fromEntries(Object.keys(CONTENDERS).map((tag) => [tag, {1: [], 20: []}]));
  try {
    // The first round is a warm-up.
    for (let round = 0; round <= repetitions; round += 1)
      for (const tag of round % 2 === 0 ? Object.keys(seen) : Object.keys(seen).toReversed())
        for (const many of COUNTS) {
          const measured = await insertOnce(browser, origin, tag, many);
          if (round > 0) seen[tag][many].push(measured);
        }
  } finally {
    await browser.close();
    stop();
  }
  const of = (tag, many, key) => Math.round(median(seen[tag][many].map((one) => one[key])));
  const timesOf = (tag) => COUNTS.flatMap((many) => [of(tag, many, 'time'), of(tag, many, 'work')]);
  const rows = Object.entries(CONTENDERS).map(([tag, {beside}]) => {
    const ratio = (key) => (beside ? (of(tag, 20, key) / of(beside, 20, key)).toFixed(2) : '');
    const loaded = kilobytes(Math.min(...seen[tag][1].map(({bytes}) => bytes)));
    return [labelOf(tag), ...timesOf(tag), ratio('time'), ratio('work'), of(tag, 1, 'elements'), loaded];
  });
  const compared = Object.entries(CONTENDERS)
    .filter(([, {does}]) => does)
    .map(([tag, {does}]) => {
      const ours = Object.keys(CONTENDERS).filter((one) => CONTENDERS[one].beside === tag);
      return `- ${labelOf(tag)}: ${does}, compared with ${ours.map(labelOf).join(', ')}.`;
    });
  return `Times run from the insertion of 1 or 20 elements until all are visible and usable, in headless Chromium with the script loaded.
Medians of ${repetitions} rounds without a cache.

${table(['', 'ms, 1', 'work, 1', 'ms, 20', 'work, 20', 'ratio of ms', 'ratio of work', 'DOM elements', 'kB'], rows)}

${compared.join('\n')}

“Work” is main-thread time in ms. Ratios are for 20 elements; below 1, Cartavola is faster. Sizes are as sent (gzip) for one
element, including code that all of Cartavola's elements share.`;
}
