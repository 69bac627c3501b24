// Runs Lighthouse on a fixed set of pages, emulating a phone with a slow connection. CI runs it on some of them, because
// each page takes about 10 s. Checks a budget, and the scores that don't depend on the machine. The performance score does, so it is
// only printed.
import puppeteer from 'puppeteer-core';
import {ensureInstalled} from '../../tools/build/ensure-install.mjs';
import {chromeArgs} from '../../tools/test/browsers.mjs';

/** Pages with their limits in kilobytes and requests: about a fifth more than they use. */
const PAGES = {
  'index.html': {kilobytes: 222, requests: 45},
  'builder.html': {kilobytes: 92, requests: 32},
  'generateur.html': {kilobytes: 92, requests: 32},
  'compositore.html': {kilobytes: 92, requests: 32},
  'scopa.html': {kilobytes: 230, requests: 53},
  'capodama.html': {kilobytes: 208, requests: 47},
  'capra.html': {kilobytes: 208, requests: 47},
  'calypso.html': {kilobytes: 208, requests: 47},
  'lesson.html': {kilobytes: 205, requests: 35},
  'puzzles.html': {kilobytes: 173, requests: 35},
  'reference/scopa-table.html': {kilobytes: 27, requests: 11},
  'docs/getting-started.html': {kilobytes: 27, requests: 11},
  'fr.html': {kilobytes: 222, requests: 45},
  'scrivi.html': {kilobytes: 425, requests: 76},
};

/** Pages that CI tests. */
const SAMPLE = ['index.html', 'builder.html', 'lesson.html', 'puzzles.html', 'reference/scopa-table.html'];

const ASSERTED = ['accessibility', 'best-practices', 'seo'];
const MOST_SHIFT = 0.02;
/** Maximum number of render-blocking files: the kit's and the site's style sheets. */
const MOST_BLOCKING = 2;

/** A phone with a slow connection: latency in milliseconds, and bytes per second. */
const PHONE = {width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
const SLOW = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000};
const PATIENCE = 120_000;

/** Collects layout shifts in the page: their values, and what moved. */
const COLLECT_SHIFTS = `globalThis.shifts = [];
new PerformanceObserver((list) => {
  for (const {value, sources} of list.getEntries())
    shifts.push({value, of: sources.map(({node}) => node?.id || node?.className || node?.localName || 'a node').join(', ')});
}).observe({type: 'layout-shift', buffered: true});`;

/** Starts to count the requests and bytes of a page. */
async function countLoads(session) {
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({requestId, request: {url}}) => {
    if (/^https?:/.test(url)) requests.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    if (requests.has(requestId)) requests.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  // Lighthouse has loaded the page in this browser before.
  await session.send('Network.setCacheDisabled', {cacheDisabled: true});
  return () => ({
    requests: requests.size,
    kilobytes: [...requests.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024,
  });
}

const tooMuch = (what, value, limit) => (value > limit ? [`${what}: ${Math.round(value)}, of at most ${limit}`] : []);

/**
 * Lists what moves while a page actually loads slowly, because Lighthouse only estimates what a slow connection would
 * do, and what it loads beyond its limits. Counts until the page is idle: Lighthouse stops at a moment that depends on
 * the browser's version and on the machine.
 */
async function faultsOfLoad(browser, address, limits) {
  const page = await browser.newPage();
  try {
    await page.setViewport(PHONE);
    const session = await page.createCDPSession();
    const loads = await countLoads(session);
    await session.send('Network.emulateNetworkConditions', SLOW);
    await page.evaluateOnNewDocument(COLLECT_SHIFTS);
    await page.goto(address, {waitUntil: 'networkidle0', timeout: PATIENCE});
    const shifts = await page.evaluate('shifts');
    const sum = shifts.reduce((total, {value}) => total + value, 0);
    const told = shifts.map(({value, of}) => `${value.toFixed(3)} (${of})`).join('; ');
    const {requests, kilobytes} = loads();
    console.log(`    ${Math.round(kilobytes)} kB, ${requests} requests until idle`);
    return [
      ...(sum < MOST_SHIFT ? [] : [`layout shift on a slow connection: ${sum.toFixed(3)}, of ${told}`]),
      ...tooMuch('kilobytes', kilobytes, limits.kilobytes),
      ...tooMuch('requests', requests, limits.requests),
    ];
  } finally {
    await page.close();
  }
}

function faultsOf({categories, audits, runtimeError}) {
  if (runtimeError) return [runtimeError.message];
  const faults = [];
  for (const name of ASSERTED)
    for (const {id, weight} of categories[name].auditRefs) {
      const {score, title, details} = audits[id];
      const [first] = details?.items ?? [];
      if (weight > 0 && score !== null && score < 1)
        faults.push(`${name}: ${title}: ${JSON.stringify(first?.node?.snippet ?? first ?? '').slice(0, 200)}`);
    }
  const shift = audits['cumulative-layout-shift'].numericValue;
  if (shift >= MOST_SHIFT) faults.push(`layout shift: ${shift.toFixed(3)}`);
  const blocking = audits['render-blocking-resources'].details?.items.length ?? 0;
  return [...faults, ...tooMuch('files that block rendering', blocking, MOST_BLOCKING)];
}

const inShort = ({categories, audits}) =>
  [
    `performance ${Math.round(categories.performance.score * 100)}`,
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
      (id) => `${id} ${audits[id].displayValue}`,
    ),
  ].join(', ');

/** Yields a case for each page, or for those that CI tests: `{name, faults}`. */
export async function* lighthouseCases({file}, origin, isWanted, isAll) {
  ensureInstalled('test');
  const {default: lighthouse} = await import('lighthouse');
  const browser = await puppeteer.launch({
    browser: 'chrome',
    executablePath: file,
    args: chromeArgs,
    headless: true,
    protocolTimeout: PATIENCE,
  });
  try {
    for (const name of (isAll ? Object.keys(PAGES) : SAMPLE).filter(isWanted)) {
      const address = `${origin}/${name}`;
      const page = await browser.newPage();
      const {lhr} = await lighthouse(
        address,
        {
          logLevel: 'error',
          onlyCategories: ['performance', ...ASSERTED],
          formFactor: 'mobile',
          throttlingMethod: 'simulate',
        },
        undefined,
        page,
      );
      await page.close();
      console.log(`  ${name}: ${inShort(lhr)}`);
      yield {name, faults: [...faultsOf(lhr), ...(await faultsOfLoad(browser, address, PAGES[name]))]};
    }
  } finally {
    await browser.close();
  }
}
