// `node tools/run.mjs release/pictures`: builds the kit, and takes pictures of it in Chromium for the
// README, `docs/pictures/*.webp`: a lesson step (`lesson`), an animation of turns at a Scopa table (`play`), and the
// pictures in the gallery, in each language (`gallery-*`).
import {writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {serveFolders} from '../../test/controls/serve-folders.mjs';
import {clickIn, startChrome} from '../../test/packages/table-page.mjs';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {buildKit} from '../build/kit.mjs';

ensureInstalled('tools/release');
const {default: webp} = await import('node-webpmux');
const fileOf = (name) => fileURLToPath(new URL(`../../docs/pictures/${name}.webp`, import.meta.url));

/** Buttons to click from the lesson's first step to a wrong answer to its first question. */
const ANSWERS = ['.actions .primary', '.actions .secondary', '.candidate:nth-of-type(2)', '.actions .primary'];
/** Elements to click at the table: a card with two possible captures, the first capture, and another card. */
const PLAYS = ['.hand > :nth-child(2)', '.choice', '.hand .playable'];

/** Maximum time in milliseconds for which to show a moment without movement. */
const STILL = 1100;
const STILL_MOTION = [{name: 'prefers-reduced-motion', value: 'reduce'}];
/**
 * Factor by which the table is slowed down during the recording, because a screenshot takes about a tenth of a second.
 */
const SLOWED = 8;

await buildKit();
const served = await serveFolders({kit: fileURLToPath(new URL('../../packages/cartavola/dist', import.meta.url))});
const browser = await startChrome();

/** Opens an element in `embed.html`, and waits until a selector matches in it. */
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

/** Takes a picture of an element. Throws if the file is so small that the picture must be blank. */
async function pictureOf(shown, quality) {
  const picture = Buffer.from(await shown.screenshot({type: 'webp', quality}));
  if (picture.length < 4000) throw new Error(`the picture is blank: it has ${picture.length} bytes`);
  return picture;
}

async function takeLesson() {
  const viewport = {width: 760, height: 900, deviceScaleFactor: 2};
  const {page, shown, isReady} = await openElement(
    'rules-explainer',
    'game=capodama',
    viewport,
    '.primary',
    STILL_MOTION,
  );
  for (const selector of ANSWERS) {
    await clickIn(page, 'rules-explainer', selector);
    await isReady();
  }
  await page.mouse.move(0, 0);
  writeFileSync(fileOf('lesson'), await pictureOf(shown, 80));
}

/** Records an element in `frames` until nothing has changed for `rest` milliseconds. */
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

/**
 * Gallery pictures, keyed by name: the element, its attributes, the part to wait for, a size in CSS pixels, and the top
 * edge of the picture.
 */
const GALLERY = {
  rules: ['rules-explainer', 'game=scopa&view=rules', '.book', [440, 300]],
  lesson: ['rules-explainer', 'game=calypso', '.primary', [440, 300]],
  write: ['rules-explainer', 'game=capra', '.primary', [440, 300]],
  puzzles: ['card-puzzle', 'src=puzzles/scopa.json&deck=italian', '.hand button', [440, 660], 150],
  diagrams: ['card-diagram', 'letters=en&notation=AS KH 7D', 'svg', [300, 200]],
  replays: [
    'card-diagram',
    'game=capodama&letters=en&notation=players: 4 / you: 9C 7H KH / trick: 1:KC 2:QC 3:AC / double: S / capo: 1',
    'svg',
    [440, 440],
  ],
  cards: ['card-diagram', 'letters=en&notation=KS QH JD&deck=italian', 'svg', [300, 200]],
  pad: ['score-pad', 'game=scopa', '.acts', [440, 440]],
};

/** Languages of the gallery. */
const LANGUAGES = ['en', 'fr', 'it'];

/** Takes a picture of the upper part of each element in each language, with an aspect ratio of three to two. */
async function takeGallery() {
  const pictures = Object.entries(GALLERY).flatMap(([name, row]) => LANGUAGES.map((lang) => [name, lang, row]));
  for (const [name, lang, [element, query, ready, [width, height], y = 0]] of pictures) {
    const encoded = `${query}&lang=${lang}`.replace(/=([^&]*)/g, (_, value) => `=${encodeURIComponent(value)}`);
    const {page} = await openElement(element, encoded, {width, height, deviceScaleFactor: 1}, ready, STILL_MOTION);
    const clip = {x: 0, y, width, height: Math.round((width * 2) / 3)};
    writeFileSync(fileOf(`gallery-${name}-${lang}`), await page.screenshot({type: 'webp', quality: 75, clip}));
    await page.close();
  }
}

try {
  if (process.argv.includes('--gallery')) await takeGallery();
  else await takeLesson();
  if (!process.argv.includes('--gallery')) await filmPlay();
} finally {
  await browser.close();
  served.stop();
}
