// `npm run test:all -- controls`: changes every control of every demo page and story in a browser, and plays on after each change. `PAGES=scopa`
// selects pages whose names contain that text. `REUSE=1` uses the last build of the demo and of Storybook. `TESTS=all`
// tests every page. Otherwise, it tests one page of each kind and one story of each element.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {demoPages} from './demo-pages.mjs';
import {stories} from './stories.mjs';
import {unpaintedArgs, findChrome} from '../../tools/test/browsers.mjs';
import {covering} from '../../tools/test/covering.mjs';
import {serveFolders} from './serve-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = {demo: `${root}demo/dist`, storybook: `${root}storybook-static`};
const inPage = readFileSync(`${root}test/controls/in-page.js`, 'utf8');
/** Number of pages to test concurrently: one if other runners are active. */
const AT_ONCE = process.env.CI ? 1 : 2;

function build(script, folder, ...args) {
  if (process.env.REUSE && existsSync(folder)) return;
  const {status, stdout, stderr} = spawnSync(process.execPath, [script, ...args], {cwd: root, encoding: 'utf8'});
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  throw new Error(`${script} failed`);
}

/** Tests a page in a fresh browser, and reports each case with its faults. */
async function operateOne(browser, origin, {address, operate}, told) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`in the console: ${message.text()}`.slice(0, 300));
  });
  page.on('pageerror', (error) => errors.push(`thrown: ${error.stack ?? error}`.slice(0, 300)));
  try {
    await page.setViewport({width: 1366, height: 800});
    await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await page.evaluateOnNewDocument(inPage);
    await page.goto(origin + address, {waitUntil: 'load'});
    for await (const {name, faults} of operate(page)) told(name, [...faults, ...errors.splice(0)]);
  } catch (error) {
    told('the page', [`could not be operated: ${error.stack}`]);
  } finally {
    await context.close();
  }
}

const counted = {passed: 0, failed: 0};
const started = performance.now();
build('tools/build/site.mjs', FOLDERS.demo);
build('tools/build/storybook.mjs', FOLDERS.storybook, 'build');
const wanted = (process.env.PAGES ?? '').toLowerCase();
/** Stories that differ only in their game, and companions, which have the same controls. */
const ALIKE = [/^Tables\//, /^Companions\//];
/** Returns the subject of a page or story: its element, or the kind of page. */
const kindOf = ({name, kind}) => kind ?? ALIKE.find((pattern) => pattern.test(name)) ?? name.split(' › ')[0];
const waiting = covering(
  [...demoPages(FOLDERS.demo), ...stories()].filter(({name}) => name.toLowerCase().includes(wanted)),
  (one) => [kindOf(one)],
);
const {origin, stop} = await serveFolders(FOLDERS);
const {path: executablePath} = await findChrome();

/** Runs all tests, each in a separate browser, because background pages have no animations. */
async function operateAll() {
  const browser = await puppeteer.launch({executablePath, args: unpaintedArgs, headless: true});
  try {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      let cases = 0;
      await operateOne(browser, origin, one, (name, faults) => {
        cases += 1;
        counted[faults.length === 0 ? 'passed' : 'failed'] += 1;
        for (const fault of faults) console.log(`✘ ${one.name}: ${name}: ${fault}`);
      });
      console.log(`  ${one.name}: ${cases} cases`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await Promise.all(Array.from({length: AT_ONCE}, operateAll));
} finally {
  stop();
}
if (counted.passed + counted.failed === 0) {
  console.error(`No page name contains "${wanted}".`);
  counted.failed = 1;
}
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed === 0 ? 0 : 1;
