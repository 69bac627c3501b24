// `node tools/release/pictures.mjs` (after `npm run build`): takes the pictures of the README, `docs/pictures/*.webp`, of the built kit in Chromium:
// `lesson`, a step of a lesson, and `play`, an animation of turns at a table of Scopa.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {serveFolders} from '../../test/controls/serve-folders.mjs';
import {clickIn, startChrome} from '../../test/packages/table-page.mjs';
import {ensureInstalled} from '../build/ensure-install.mjs';

ensureInstalled('tools/release');
const {default: webp} = await import('node-webpmux');
const fileOf = (name) => fileURLToPath(new URL(`../../docs/pictures/${name}.webp`, import.meta.url));

/** From the first step of the lesson to its first question, and a wrong answer. */
const ANSWERS = ['.actions .primary', '.actions .secondary', '.candidate:nth-of-type(2)', '.actions .primary'];
/** A card that can take in two ways, the first of them, and another card. */
const PLAYS = ['.hand > :nth-child(2)', '.choice', '.hand .playable'];

/** Longest time for which a moment without motion is shown, in milliseconds. */
const STILL = 1100;
/** How much slower the table moves while it is filmed: a screenshot takes about a tenth of a second. */
const SLOWED = 8;

const served = await serveFolders({kit: fileURLToPath(new URL('../../packages/cartavola/dist', import.meta.url))});
const browser = await startChrome();

/** Opens an element of `embed.html`, and waits for a selector in it. */
async function openElement(element, query, viewport, ready, features = []) {
  const page = await browser.newPage();
  await page.emulateMediaFeatures(features);
  await page.setViewport(viewport);
  const isReady = async () => {
    const found = (tag, selector) =>
      globalThis.document.querySelector(tag)?.shadowRoot?.querySelector(selector) != null;
    await page.waitForFunction(found, {}, element, ready);
  };
  await page.goto(`${served.origin}/kit/embed.html#element=${element}&${query}`, {waitUntil: 'networkidle0'});
  await isReady();
  return {page, shown: await page.$(element), isReady};
}

/** Takes a picture of an element. Throws if it is blank, because a blank one has few bytes. */
async function pictureOf(shown, quality) {
  const picture = Buffer.from(await shown.screenshot({type: 'webp', quality}));
  if (picture.length < 4000) throw new Error(`the picture is blank: it has ${picture.length} bytes`);
  return picture;
}

async function takeLesson() {
  const viewport = {width: 760, height: 900, deviceScaleFactor: 2};
  const still = [{name: 'prefers-reduced-motion', value: 'reduce'}];
  const {page, shown, isReady} = await openElement('rules-explainer', 'game=capodama', viewport, '.primary', still);
  for (const selector of ANSWERS) {
    await clickIn(page, 'rules-explainer', selector);
    await isReady();
  }
  await page.mouse.move(0, 0);
  writeFileSync(fileOf('lesson'), await pictureOf(shown, 80));
}

/** Films an element until nothing has changed for `rest` milliseconds; adds to `frames`. */
async function film(shown, frames, rest) {
  let changed = performance.now();
  let before = changed;
  while (performance.now() - changed < rest) {
    const picture = await pictureOf(shown, 55);
    const now = performance.now();
    const delay = (now - before) / SLOWED;
    if (frames.at(-1)?.picture.equals(picture)) frames.at(-1).delay += delay;
    else {
      frames.push({picture, delay});
      changed = now;
    }
    before = now;
  }
  frames.at(-1).delay = STILL;
}

async function filmPlay() {
  const query = 'players=2&deck=italian&lang=en&seed=napoli';
  const viewport = {width: 520, height: 560, deviceScaleFactor: 1};
  const {page, shown} = await openElement('scopa-table', query, viewport, '.hand .playable');
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  const filmed = [];
  await film(shown, filmed, 600);
  await client.send('Animation.setPlaybackRate', {playbackRate: 1 / SLOWED});
  for (const selector of PLAYS) {
    await clickIn(page, 'scopa-table', selector);
    await film(shown, filmed, 5000);
  }
  const frames = await Promise.all(
    filmed.map(({picture, delay}) =>
      webp.Image.generateFrame({buffer: picture, delay: Math.max(40, Math.round(delay))}),
    ),
  );
  const first = new webp.Image();
  await first.load(filmed[0].picture);
  await webp.Image.save(fileOf('play'), {frames, width: first.width, height: first.height, loops: 0});
}

try {
  await takeLesson();
  await filmPlay();
} finally {
  await browser.close();
  served.stop();
}
