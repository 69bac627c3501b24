// Drives a consumer's page as a reader would, and checks the values that its code set on the table and received from
// it.
import {demand} from '../../../tools/test/counted.mjs';
import {clickIn} from '../../packages/table-page.mjs';

const MOST_MOVES = 40;

const textOf = (page, id) => page.$eval(`#${id}`, (output) => output.textContent.trim());

/** Reads the state of the table in the page. */
const readTable = (page) =>
  page.$eval('scopa-table', ({players, deck, speed, lang, names, standing, shadowRoot}) => ({
    given: [String(players), deck, speed, lang, names?.join(' ')].join(', '),
    parties: standing?.parties,
    totals: standing?.totals,
    text: shadowRoot.textContent,
  }));

/** Waits until the text of one of the page's outputs matches a pattern. */
async function hears(page, id, pattern) {
  const holds = (selector, source) => new RegExp(source).test(globalThis.document.querySelector(selector)?.textContent);
  await page.waitForFunction(holds, {timeout: 15_000}, `#${id}`, pattern.source).catch(async (cause) => {
    throw new Error(`#${id} says "${await textOf(page, id)}", not ${pattern}`, {cause});
  });
}

/** Plays with the mouse, always choosing the first capture, until the page has received a trick. */
async function playTrick(page) {
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    await clickIn(page, 'scopa-table', '.choice, .primary, .hand .playable');
    await hears(page, 'moved', /^[01]: .*played/);
    if (await textOf(page, 'taken')) return;
  }
  throw new Error(`no trick in ${MOST_MOVES} moves`);
}

/** Drives a loaded page: attributes, properties, events, a trick played with the mouse, workers, and a record. */
export async function drive(page) {
  await hears(page, 'ready', /^scopa, deal 0$/);
  const {given, parties, text} = await readTable(page);
  demand(given === '2, italian, instant, it, Ada Bice', `the table has: ${given}`);
  demand(parties.includes('Bice') && text.includes('Bice'), `Bice does not play: ${parties}`);
  demand(text.includes('Scopa') && /Tocca|carte|mano/i.test(text), `it does not speak Italian: ${text.slice(0, 200)}`);
  await playTrick(page);
  demand((await textOf(page, 'taken')) === 'taken', `a trick is told as ${await textOf(page, 'taken')}`);
  demand((await page.evaluate(() => globalThis.answers)) > 0, 'no bot has thought in a worker');
  await page.click('#resume');
  const resumed = () => String(globalThis.document.querySelector('scopa-table').standing?.totals) === '1,2';
  await page.waitForFunction(resumed, {timeout: 15_000}).catch(async (cause) => {
    throw new Error(`the record is not continued: totals ${(await readTable(page)).totals}`, {cause});
  });
}

/** Unmounts and mounts the table with the page's button, and keeps a weak reference to each table. Runs in the page. */
async function mountOften(times) {
  const {document, setTimeout} = globalThis;
  const toggle = document.querySelector('#toggle');
  const until = async (holds) => {
    for (const end = Date.now() + 15_000; !holds(); await new Promise((done) => setTimeout(done)))
      if (Date.now() > end) throw new Error(`a table is not mounted, or not unmounted, after 15 s: ${holds}`);
  };
  globalThis.mounted = [];
  for (let count = 0; count < times; count += 1) {
    await until(() => document.querySelector('scopa-table')?.standing);
    globalThis.mounted.push(new WeakRef(document.querySelector('scopa-table')));
    toggle.click();
    await until(() => !document.querySelector('scopa-table'));
    toggle.click();
  }
  await until(() => document.querySelector('scopa-table')?.standing);
}

/**
 * Lists the numbers of the unmounted tables that remain in memory after repeated garbage collection. Runs in the page,
 * in Chromium with `gc`.
 */
async function listHeld() {
  const {gc, mounted, setTimeout} = globalThis;
  const held = () => mounted.flatMap((table, number) => (table.deref() ? [number] : []));
  for (let tries = 0; tries < 20 && held().length > 0; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    await gc({type: 'major', execution: 'async'});
  }
  return held();
}

/**
 * Unmounts and mounts the table. Returns the numbers of the unmounted tables that are still in memory. The last mounted
 * table stays in the page.
 */
export async function leakedBy(page, times) {
  await page.evaluate(mountOften, times);
  return page.evaluate(listHeld);
}
