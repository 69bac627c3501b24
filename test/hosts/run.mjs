// `npm run test:all -- hosts`: tests the built kit in third-party pages, from another origin, in Chromium, Firefox and WebKit.
//
// Environment variables select cases. Each is a comma-separated list, or part of a name:
//   ENGINES=firefox,webkit   KINDS=boxes,views,shifts,deals,play,scenes   ELEMENTS='scopa 2,calypso'   SHEETS=bootstrap   CONTAINERS=td
//   WIDTHS=320,360   VIEWS=390x664   MOMENTS=begin,scored    REUSE=1 (uses the last build of the kit)   ALL_FAULTS=1 (lists every fault of a case)
//   TESTS=all (every case; otherwise every pair of engine, element, page, width, language and moment at least once)
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import * as boxes from './boxes.mjs';
import * as deals from './deals.mjs';
import * as play from './play.mjs';
import * as scenes from './scenes.mjs';
import * as shifts from './shifts.mjs';
import * as views from './views.mjs';
import {ENGINES, findBrowsers} from './find-browsers.mjs';
import {openPuppeteer} from './puppeteer-browser.mjs';
import {covering} from '../../tools/test/covering.mjs';
import {Report} from './report.mjs';
import {serveHosts} from './servers.mjs';
import {loadStyleSheets} from './style-sheets.mjs';
import {openWebKit} from './webkit-browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const OPEN = {chromium: openPuppeteer, firefox: openPuppeteer, webkit: openWebKit};
const KINDS = [boxes, views, shifts, deals, play, scenes];

/** Filters a list with an environment variable. */
function only(name, values) {
  const wanted = process.env[name]
    ?.split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  if (!wanted) return values;
  const exact = values.filter((value) => wanted.includes(String(value)));
  const left = exact.length > 0 ? exact : values.filter((value) => wanted.some((word) => String(value).includes(word)));
  if (left.length === 0) console.log(`${name}=${process.env[name]} matches none of: ${values.join(', ')}`);
  return left;
}

function build() {
  if (process.env.REUSE && existsSync(`${root}packages/cartavola/dist/cartavola.js`)) return;
  const {status, stdout, stderr} = spawnSync(process.execPath, ['tools/build/kit.mjs'], {cwd: root, encoding: 'utf8'});
  if (status === 0) return;
  console.error(`${stdout}${stderr}\nThe kit could not be built.`);
  process.exit(1);
}

/**
 * Tests every case of a kind. Each page is loaded once for all its cases. A case whose page doesn't respond is tested
 * once more in a new page, because in one case out of several thousand, Chromium stops drawing frames.
 */
async function lookAll(kind, browser, origins, list, report) {
  const {page, engine} = browser;
  let address;
  let size;
  const look = async (one) => {
    try {
      if (size !== JSON.stringify(one.size)) await page.resize(one.size);
      size = JSON.stringify(one.size);
      if (address !== one.page || one.fresh) await page.goto(origins.pages + one.page, one);
      address = one.page;
      return await kind.look(page, one);
    } catch (error) {
      address = undefined;
      throw error;
    }
  };
  for (const one of list) {
    const found = await look(one)
      .catch((error) => {
        console.log(`unstable: ${[kind.kind, ...one.parts].join(' · ')}: ${String(error).slice(0, 300)}`);
        return look(one);
      })
      .catch((error) => [
        {what: 'the case', expected: 'to be looked at', got: String(error.message ?? error).slice(0, 300)},
      ]);
    report.add(kind.kind, engine, one.parts, found);
  }
}

/** Tests everything in one engine. */
async function lookIn(engine, programs, {cases, kinds, origins, report, seconds}) {
  const browser = await OPEN[engine](engine, programs);
  console.log(`▶ ${engine}: ${browser.version}, ${programs.file}`);
  try {
    for (const kind of kinds) {
      const {told, list} = cases.get(kind)(engine);
      console.log(`▶ ${kind.kind} in ${engine}: ${told}`);
      const [usual, preferred] = [false, true].map((has) => list.filter(({prefs}) => Boolean(prefs) === has));
      await lookAll(kind, browser, origins, usual, report);
      for (const one of preferred) {
        const other = await OPEN[engine](engine, programs, one.prefs);
        await lookAll(kind, other, origins, [one], report).finally(() => other.close());
      }
      console.log(`▶ ${kind.kind} in ${engine}: ${list.length} cases, ${seconds().toFixed(0)} s since the start`);
    }
  } finally {
    await browser.close();
  }
}

const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
build();
const {found, missing} = await findBrowsers(ENGINES);
const engines = only('ENGINES', [...found.keys()]);
const {sheets, missing: missingSheets} = await loadStyleSheets();
console.log(`Found: ${[...found.keys()].join(', ') || 'no browser'}; style sheets: ${[...sheets.keys()].join(', ')}`);
const tellMissing = () => {
  for (const what of [...missing, ...missingSheets]) console.log(`Skipped: ${what}`);
};
tellMissing();
const report = new Report();
const origins = await serveHosts(sheets);
const names = only(
  'KINDS',
  KINDS.map(({kind}) => kind),
);
const kinds = KINDS.filter(({kind}) => names.includes(kind));
/** Cases by engine for each kind. The engine is one of the factors. */
const cases = new Map(
  kinds.map((kind) => {
    const all = [...found.keys()].flatMap((engine) => {
      const {told, list} = kind.cases({sheets, engine, only});
      return list.map((one) => ({engine, told, one, values: [engine, ...(one.values ?? one.parts)]}));
    });
    const picked = covering(
      all,
      ({values}) => values,
      kind.apart?.map((place) => place + 1),
    );
    return [
      kind,
      (engine) => {
        const list = picked.filter((one) => one.engine === engine);
        const told = `${list.length} of ${all.filter((one) => one.engine === engine).length} cases`;
        return {told, list: list.map(({one}) => one)};
      },
    ];
  }),
);
try {
  for (const engine of engines) await lookIn(engine, found.get(engine), {cases, kinds, origins, report, seconds});
} catch (error) {
  report.add(
    'browser',
    'any',
    ['a browser'],
    [{what: 'the browser', expected: 'to go on', got: String(error.stack ?? error)}],
  );
} finally {
  origins.close();
}
tellMissing();
if (!report.end(seconds()) && engines.length > 0) process.exitCode = 1;
