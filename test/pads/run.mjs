/* global document */
// `npm run test:all -- pads`: keeps the score of a match on a pad while it kills the browser again and again. Fails if
// a deal is lost after the pad has reported it as saved. Alternates between killing the whole browser and crashing the
// page. Every fourth time, it doesn't wait for the report: that deal may be lost, but no earlier one. Needs the files
// for pages (`npm run build`). `KILLS=20` sets how often.
import {createReadStream, existsSync, mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {unpaintedArgs, findChrome} from '../../tools/test/browsers.mjs';
import {check, demand, tellCount} from '../../tools/test/counted.mjs';

const dist = fileURLToPath(new URL('../../packages/cartavola/dist/', import.meta.url));
const kills = Number(process.env.KILLS ?? 200);
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pad</title>
<script type="module" src="/cartavola.js"></script><score-pad game="capra" target="100000"></score-pad>`;

const server = createServer(({url}, response) => {
  const file = path.join(dist, path.normalize(new URL(url, 'http://pad').pathname));
  if (url === '/') response.setHeader('content-type', 'text/html').end(PAGE);
  else if (!file.startsWith(dist) || !existsSync(file)) response.writeHead(404).end();
  else {
    response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
    createReadStream(file).pipe(response);
  }
});

const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-pad-'));
const {path: executablePath} = await findChrome();
const launch = () =>
  puppeteer.launch({executablePath, args: unpaintedArgs, userDataDir: path.join(folder, 'profile'), dumpio: false});

/** Opens the pad. Returns its page, and its deals as strings. */
async function open(browser) {
  const page = await browser.newPage();
  await page.goto(`http://localhost:${server.address().port}/`);
  await page.waitForFunction(() => document.querySelector('score-pad')?.shadowRoot?.querySelector('.acts .main'));
  await page.evaluate(async () => {
    const pad = document.querySelector('score-pad');
    const press = async (name) => {
      pad.shadowRoot.querySelector(`[data-do="${name}"]`).click();
      await pad.updateComplete;
    };
    globalThis.isSaved = () => pad.shadowRoot.querySelector('.kept')?.dataset.keeping === 'saved';
    globalThis.enter = async (points) => {
      await press('enter');
      for (const digit of String(points)) pad.shadowRoot.querySelector(`[data-key="${digit}"]`).click();
      await press('save');
    };
    if (!pad.pad) await press('begin');
  });
  const rounds = await page.evaluate(() => document.querySelector('score-pad').pad.rounds);
  return {page, rounds: rounds.map((round) => JSON.stringify(round))};
}

/** Returns random points for side 0. */
const random = (most) => Math.floor(Math.random() * most);
const points = () => 2 + random(116);

await new Promise((resolve) => server.listen(0, resolve));
try {
  await check(`a pad that is killed ${kills} times loses no saved deal`, async () => {
    let browser = await launch();
    let [saved, entered, unsaid] = [[], 0, 0];
    for (let kill = 0; kill < kills; kill++) {
      const {page, rounds} = await open(browser);
      demand(
        rounds.slice(0, saved.length).join() === saved.join() && rounds.length <= saved.length + unsaid,
        `after ${kill} kills there are ${rounds.length} deals, ${saved.length} were saved: ${rounds.at(-1)}, ${saved.at(-1)}`,
      );
      [saved, unsaid] = [rounds, 0];
      const isEarly = kill % 4 === 3;
      for (let more = 1 + random(3); more > 0; more--) {
        const now = points();
        await page.evaluate((given) => globalThis.enter(given), now);
        entered++;
        if (isEarly && more === 1) {
          unsaid = 1;
          break;
        }
        await page.waitForFunction(() => globalThis.isSaved(), {polling: 1});
        saved = [...saved, JSON.stringify({points: [now, 120 - now]})];
      }
      if (kill % 2 === 0) {
        browser.process().kill('SIGKILL');
        await new Promise((resolve) =>
          browser.process().exitCode === null ? browser.process().once('exit', resolve) : resolve(),
        );
        browser = await launch();
      } else {
        const protocol = await browser.target().createCDPSession();
        const crashed = await page.createCDPSession();
        // The promise never resolves, because the page is gone.
        crashed.send('Page.crash').catch(() => undefined);
        await new Promise((resolve) => page.once('error', resolve));
        await protocol.send('Target.closeTarget', {targetId: page.target()._targetId});
      }
    }
    const {rounds} = await open(browser);
    demand(
      rounds.slice(0, saved.length).join() === saved.join(),
      `at the end ${rounds.length} of ${saved.length} deals are there`,
    );
    await browser.close();
    console.log(`  ${entered} deals entered, ${rounds.length} kept`);
  });
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
}
tellCount();
