// Compares how soon twenty tables of a game are ready on one page, all of them in view, with twenty boards of gchessboard, a custom element of a
// like kind: a fair yardstick on any machine, since both are measured in turn by the same browser.
/* global document, requestAnimationFrame, customElements, MessageChannel -- what runs in the page */

import {median} from './numbers.mjs';

/** Number of elements on the page. */
const MANY = 20;
/** Number of times that each page is loaded and counted, after one that is not. */
const RUNS = 7;
/** Window in which all of them are in view. */
const WINDOW = {width: 1920, height: 3200};

const TABLES = {
  'Scopa for two': ['scopa-table'],
  'Capodama for four': ['capodama-table', 'players="4"'],
  Capra: ['capra-table'],
  Calypso: ['calypso-table'],
};

const gridOf = (element) =>
  `<style>body { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 8px; margin: 0 }</style>${element.repeat(MANY)}`;

/** Waits until each element on the page can be seen and used, and measures; runs in the page, before everything else. */
function watch(name, many) {
  const ready = new Set();
  document.addEventListener('table-ready', ({target}) => ready.add(target));
  globalThis.measured = new Promise((done) => {
    const look = () => {
      const all = [...document.querySelectorAll(name)];
      const isReady = (one) => (name.endsWith('-table') ? ready.has(one) : one.shadowRoot?.childElementCount > 0);
      if (all.length < many || !customElements.get(name) || !all.every(isReady)) return requestAnimationFrame(look);
      // The frame in which they are painted ends before the next task.
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () =>
        done({
          time: performance.now(),
          elements: Math.max(...all.map(({shadowRoot}) => shadowRoot.querySelectorAll('*').length)),
          inView: all.filter((one) => one.getBoundingClientRect().bottom <= globalThis.innerHeight).length,
        });
      return requestAnimationFrame(() => port2.postMessage(undefined));
    };
    requestAnimationFrame(look);
  });
}

/**
 * Loads the pages in turn, and returns a row a game: medians in ms, their ratio, the number of elements in the shadow root of a table when it is
 * ready (definitions included), and how many of the tables are in view.
 *
 * @param addressOf - Returns the address of a page of the kit with the markup.
 * @param boards - Address of a page for markup with the element `g-chess-board`.
 * @param runs - Number of times that each page is loaded and counted.
 */
export async function tablesAgainstBoards(browser, addressOf, boards, runs = RUNS) {
  const measure = async (address, name) => {
    const tab = await browser.newPage();
    await tab.setViewport(WINDOW);
    await tab.evaluateOnNewDocument(watch, name, MANY);
    await tab.goto(address);
    const measured = await tab.evaluate(() => globalThis.measured);
    await tab.close();
    return measured;
  };
  const pages = {
    boards: ['g-chess-board', boards(gridOf('<g-chess-board fen="start" interactive></g-chess-board>'))],
    ...Object.fromEntries(
      Object.entries(TABLES).map(([name, [tag, attributes = '']]) => [
        name,
        [tag, addressOf(gridOf(`<${tag} ${attributes}></${tag}>`))],
      ]),
    ),
  };
  const seen = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run <= runs; run++)
    for (const [name, [tag, address]] of Object.entries(pages)) {
      const measured = await measure(address, tag);
      if (run > 0) seen[name].push(measured);
    }
  const time = (name) => median(seen[name].map((one) => one.time));
  return Object.keys(TABLES).map((name) => ({
    name,
    tables: Math.round(time(name)),
    boards: Math.round(time('boards')),
    ratio: +(time(name) / time('boards')).toFixed(2),
    elements: Math.max(...seen[name].map((one) => one.elements)),
    inView: Math.min(...seen[name].map((one) => one.inView)),
  }));
}
