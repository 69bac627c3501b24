// `npm run test:all -- site`: tests the built site from outside in Chromium, Firefox and WebKit. Covers the links, the
// languages and the markup, every page, the live examples, the builder and the code it generates, the page checker, the search, the
// puzzle on the home page, and the Lighthouse results for a few pages.
//
// Environment variables: ENGINES=chromium   PAGES=builder (pages whose paths contain that text)
// KINDS=links,languages,markup,pages,examples,builder,attacks,check,front,search,kept,lighthouse
// REUSE=1 (uses the last build of the site)   TESTS=all (every page; otherwise one of each group with one template)
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {attackCases} from './attacks.mjs';
import {builderCases} from './builder.mjs';
import {checkCases} from './check.mjs';
import {exampleCases} from './examples.mjs';
import {frontCases} from './front.mjs';
import {keptCases} from './kept.mjs';
import {languageCases} from './languages.mjs';
import {lighthouseCases} from './lighthouse.mjs';
import {baseOf, linkCases, pagesOf} from './links.mjs';
import {markupCases} from './markup.mjs';
import {faultsByAxe, faultsOfPage, SIZES} from './pages.mjs';
import {searchCases} from './search.mjs';
import {ENGINES, findBrowsers} from '../hosts/find-browsers.mjs';
import {openPuppeteer} from '../hosts/puppeteer-browser.mjs';
import {openWebKit} from '../hosts/webkit-browser.mjs';
import {covering} from '../../tools/test/covering.mjs';
import {serveSite} from './serve-site.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}demo/dist`;
const OPEN = {chromium: openPuppeteer, firefox: openPuppeteer, webkit: openWebKit};
/** Pages that are generated from the same template, and pages that a second engine doesn't need to distinguish. */
const ALIKE = /^(?:docs\/decisions|reference|downloads\/sheets)\//;
const ALIKE_ELSEWHERE = /^(?:docs|reference|downloads\/sheets)\//;

const SCHEMES = ['dark', 'light'];
const isAll = process.env.TESTS === 'all';

const wanted = (
  process.env.KINDS ?? 'links,languages,markup,pages,examples,builder,attacks,check,front,search,kept,lighthouse'
).split(',');
const isWanted = (page) => page.includes(process.env.PAGES ?? '');

if (!(process.env.REUSE && existsSync(`${folder}/index.html`))) {
  const options = {
    cwd: root,
    encoding: 'utf8',
    env: {SITE_ADDRESS: 'https://cartavola.example/cartavola/', ...process.env},
  };
  const {status, stdout, stderr} = spawnSync(process.execPath, ['tools/build/site.mjs'], options);
  if (status !== 0) {
    console.error(`${stdout}${stderr}\nThe site could not be built.`);
    process.exit(1);
  }
}

const base = baseOf(folder);
const counted = {passed: 0, failed: 0};
function tell(name, faults) {
  counted[faults.length === 0 ? 'passed' : 'failed'] += 1;
  for (const fault of faults) console.log(`✘ ${name}: ${fault}`);
}

async function allOf(name, cases) {
  let number = 0;
  try {
    for await (const one of cases) {
      tell(`${name}: ${one.name}`, one.faults);
      number += 1;
    }
  } catch (error) {
    tell(name, [`could not go on: ${error.stack ?? error}`]);
  }
  if (number === 0 && !process.env.PAGES) tell(name, ['there are no cases']);
  console.log(`  ${name}: ${number} cases`);
}

/**
 * Opens every page at one or two sizes, on a site that has a path on its host (by default). Chromium runs axe in light and dark mode,
 * but only in one of them in CI.
 */
async function* pageCases(engine, page, {origin, missing}) {
  const pages = pagesOf(folder)
    .filter(isWanted)
    .filter((name, place) => engine === 'chromium' || !ALIKE.test(name) || place % 8 === 0)
    // In CI, Firefox and WebKit share the pages.
    .filter((_, place) => engine === 'chromium' || isAll || (place % 2 === 0) === (engine === 'firefox'));
  const alike = engine === 'chromium' ? ALIKE : ALIKE_ELSEWHERE;
  const picked = covering(pages, (page) => [alike.exec(page)?.[0] ?? page]);
  for (const [place, name] of picked.entries()) {
    // In CI, a page is tested at both sizes only in Chromium, and only if it isn't a document: these share their layout.
    const sizes =
      isAll || (engine === 'chromium' && !ALIKE_ELSEWHERE.test(name)) ? SIZES : [SIZES[place % SIZES.length]];
    for (const size of sizes) {
      const faults = await faultsOfPage(page, `${origin}/${name}`, size);
      if (engine === 'chromium' && size === sizes.at(-1))
        faults.push(...(await faultsByAxe(page, isAll ? SCHEMES : [SCHEMES[place % SCHEMES.length]])));
      faults.push(...missing.splice(0));
      yield {name: `${name} at ${size.width} × ${size.height}`, faults};
    }
  }
}

/** Tests all kinds in one engine. */
async function inEngine(engine, programs) {
  const browser = await OPEN[engine](engine, programs);
  console.log(`▶ ${engine}: ${browser.version}`);
  const site = await serveSite(folder);
  const others = await serveSite(folder);
  const unprotected = await serveSite(folder, new Map(), {notes: false, policy: false});
  const below = await serveSite(folder, new Map(), {base});
  const {page} = browser;
  const {origin} = site;
  try {
    if (wanted.includes('pages')) await allOf(`${engine}: pages`, pageCases(engine, page, below));
    if (wanted.includes('front')) await allOf(`${engine}: the first pages`, frontCases(page, origin));
    if (engine === 'webkit') return;
    if (wanted.includes('search')) await allOf(`${engine}: the search`, searchCases(page, origin));
    if (wanted.includes('kept')) await allOf(`${engine}: what is kept`, keptCases(page, origin));
    if (wanted.includes('check')) await allOf(`${engine}: the check of pages`, checkCases(page, site));
    if (wanted.includes('builder')) await allOf(`${engine}: the builder`, builderCases(page, origin, others));
    if (wanted.includes('examples') && engine === 'chromium')
      await allOf(`${engine}: examples`, exampleCases(page, origin, pagesOf(folder).filter(isWanted), folder));
    if (wanted.includes('attacks')) await allOf(`${engine}: attacks`, attackCases(page, unprotected.origin, isAll));
    if (wanted.includes('lighthouse') && engine === 'chromium') await lighthouseIn(programs);
  } finally {
    await browser.close();
    for (const server of [site, others, unprotected, below]) server.stop();
  }
}

/** Measures pages as they are published, without the script that records faults. */
async function lighthouseIn(programs) {
  const site = await serveSite(folder, new Map(), {notes: false});
  try {
    await allOf('chromium: Lighthouse', lighthouseCases(programs, site.origin, isWanted, isAll));
  } finally {
    site.stop();
  }
}

const started = performance.now();
if (wanted.includes('links')) await allOf('links', linkCases(folder));
if (wanted.includes('languages')) await allOf('languages', languageCases(folder));
if (wanted.includes('markup')) await allOf('markup', markupCases(folder, isWanted));
const {found, missing} = await findBrowsers(process.env.ENGINES?.split(',') ?? ENGINES);
for (const [engine, programs] of found)
  try {
    await inEngine(engine, programs);
  } catch (error) {
    tell(engine, [String(error.stack ?? error)]);
  }
for (const what of missing) console.log(`Not tried: ${what}`);
console.log(
  `${((performance.now() - started) / 1000).toFixed(0)} s\n\n${counted.passed} passed, ${counted.failed} failed`,
);
if (counted.failed > 0 || (counted.passed === 0 && found.size > 0)) process.exitCode = 1;
