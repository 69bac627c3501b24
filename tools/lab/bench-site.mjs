// `node tools/lab/bench-site.mjs [-- LOADS [PAGE…]]` (after `npm run site`): opens pages of the site in Chromium as a slow phone does (processor slowed four times,
// 1.44 Mb/s, 150 ms), and prints medians until five seconds after the page has loaded: when the largest content was painted, how far the layout
// moved, and how long tasks blocked the page beyond 50 ms each; in brackets what is asked for. Times of a busy machine say little.
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {setTimeout as wait} from 'node:timers/promises';
import {median, rounded} from './measure/numbers.mjs';
import {slowPage} from './measure/slow-pages.mjs';
import {startChrome} from '../../test/packages/table-page.mjs';
import {serveSite} from '../../test/site/serve-site.mjs';

const PAGES = [
  'index.html',
  'blog/leave-the-seven-alone.html',
  'tutoriel/index.html',
  'circolo/index.html',
  'blog/same-cards.html',
  'tutoriel/4-jouer-a-quatre.html',
  'circolo/stasera.html',
  'docs/diagrams.html',
];
/** What is asked of the example pages: milliseconds, share of the window, milliseconds. */
const ASKED = {paint: 2500, shift: 0, blocking: 200};
const WATCHED = 5000;

const [loads = '5', ...names] = process.argv.slice(2);
const site = await serveSite(fileURLToPath(new URL('../../demo/dist', import.meta.url)));
const browser = await startChrome();
try {
  console.log(`${'page'.padEnd(34)} paint ms (${ASKED.paint})  shift (${ASKED.shift})  blocked ms (${ASKED.blocking})`);
  for (const name of names.length > 0 ? names : PAGES) {
    const seen = [];
    for (let load = 0; load < Number(loads); load += 1) {
      const {page, vitals, close} = await slowPage(browser);
      await page.goto(`${site.origin}/${name}`, {waitUntil: 'load'});
      await wait(WATCHED);
      seen.push(await vitals());
      await close();
    }
    const of = (key, decimals) => rounded(median(seen.map((one) => one[key])), decimals);
    console.log(
      `${name.padEnd(34)} ${String(of('paint')).padStart(15)} ${String(of('shift', 4)).padStart(10)} ${String(of('blocking')).padStart(17)}`,
    );
  }
} finally {
  await browser.close();
  site.stop();
}
