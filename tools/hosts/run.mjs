// `npm run test:hosts`: the built kit in pages of other people, from another origin, in Chromium, Firefox and WebKit.
//
// What is looked at may be less, each a list with commas, or a part of a name:
//   ENGINES=firefox,webkit   KINDS=boxes,views,shifts,play   ELEMENTS='scopa 2,calypso'   SHEETS=bootstrap   CONTAINERS=td
//   WIDTHS=320,360   MOMENTS=begin,scored   REUSE=1 (takes the kit as it was built last)   ALL_FAULTS=1 (names every fault of a case)
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import * as boxes from '../../test/hosts/boxes.mjs';
import * as shifts from '../../test/hosts/shifts.mjs';
import * as views from '../../test/hosts/views.mjs';
import {ENGINES, findBrowsers} from './find-browsers.mjs';
import {openPuppeteer} from './puppeteer-browser.mjs';
import {Report} from './report.mjs';
import {serveHosts} from './servers.mjs';
import {loadStyleSheets} from './style-sheets.mjs';
import {openWebKit} from './webkit-browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OPEN = {chromium: openPuppeteer, firefox: openPuppeteer, webkit: openWebKit};
const KINDS = [boxes, views, shifts];

/** What the environment leaves of a list. */
function only(name, values) {
  const wanted = process.env[name]
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  if (!wanted) return values;
  const exact = values.filter((value) => wanted.includes(String(value)));
  const left = exact.length > 0 ? exact : values.filter((value) => wanted.some((word) => String(value).includes(word)));
  if (left.length === 0) console.log(`${name}=${process.env[name]} leaves nothing of: ${values.join(', ')}`);
  return left;
}

function build() {
  if (process.env.REUSE && existsSync(`${root}packages/elements/dist/cdn/cartavola.js`)) return;
  const {status, stdout, stderr} = spawnSync('npm', ['run', '--silent', 'build:cdn'], {cwd: root, encoding: 'utf8'});
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe kit could not be built.`);
  process.exit(1);
}

/** Looks at every case of a kind; a page is loaded once for all that it can show. */
async function lookAll(kind, browser, origins, list, report) {
  const {page, engine} = browser;
  let address;
  let size;
  for (const one of list) {
    try {
      if (size !== JSON.stringify(one.size)) await page.resize(one.size);
      size = JSON.stringify(one.size);
      if (address !== one.page || one.fresh) await page.goto(origins.pages + one.page);
      address = one.page;
      report.add(kind.kind, engine, one.parts, await kind.look(page, one));
    } catch (error) {
      address = undefined;
      report.add(kind.kind, engine, one.parts, [
        {what: 'the case', expected: 'to be looked at', got: String(error.message ?? error).slice(0, 300)},
      ]);
    }
  }
}

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
build();
const {found, missing} = await findBrowsers(only('ENGINES', ENGINES));
const {sheets, missing: missingSheets} = await loadStyleSheets();
const report = new Report();
const origins = await serveHosts(sheets);
try {
  for (const [engine, programs] of found) {
    const browser = await OPEN[engine](engine, programs);
    console.log(`▶ ${engine}: ${browser.version}`);
    try {
      for (const kind of only(
        'KINDS',
        KINDS.map(({kind: name}) => name),
      ).map((name) => KINDS.find((one) => one.kind === name))) {
        const {told, list} = kind.cases({sheets, engine, only});
        console.log(`▶ ${kind.kind} in ${engine}: ${told}`);
        await lookAll(kind, browser, origins, list, report);
        console.log(`  ${list.length} cases, ${seconds().toFixed(0)} s since the start`);
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  origins.close();
}
for (const what of [...missing, ...missingSheets]) console.log(`Not tried: ${what}`);
if (!report.end(seconds())) process.exitCode = 1;
