// Makes `docs/pictures/play.webp`, the picture of the README that moves: turns at a table of Scopa, filmed from the built kit in Chromium.
import {clickIn} from '../../test/packages/table-page.mjs';
import {ensureInstalled} from '../build/ensure-install.mjs';

ensureInstalled('tools/release');
const {default: webp} = await import('node-webpmux');

/** Milliseconds that a moment without motion is shown at most. */
const STILL = 1100;
/** How much slower than for a reader the table moves while it is filmed: a screenshot takes about a tenth of a second. */
const SLOWED = 8;

/** What the player chooses, one after the other: a card that can take in two ways, the first of them, another card. */
const CLICKS = ['.hand > :nth-child(2)', '.choice', '.hand .playable'];

/** Films a page until nothing has changed for `rest` milliseconds; adds to `frames`. */
async function film(page, shown, frames, rest) {
  let changed = performance.now();
  let before = changed;
  while (performance.now() - changed < rest) {
    const picture = Buffer.from(await shown.screenshot({type: 'webp', quality: 55}));
    const now = performance.now();
    const last = frames.at(-1);
    if (last && last.picture.equals(picture)) last.delay += (now - before) / SLOWED;
    else {
      frames.push({picture, delay: (now - before) / SLOWED});
      changed = now;
    }
    before = now;
  }
  frames.at(-1).delay = STILL;
}

/** Films the table at an address into a file. */
export async function filmPlay(browser, address, file) {
  const page = await browser.newPage();
  await page.setViewport({width: 520, height: 560, deviceScaleFactor: 1});
  await page.goto(address, {waitUntil: 'networkidle0'});
  const client = await page.createCDPSession();
  await client.send('Animation.enable');
  await page.waitForFunction(() =>
    globalThis.document.querySelector('scopa-table')?.shadowRoot?.querySelector('.hand .playable'),
  );
  const shown = await page.$('scopa-table');
  const frames = [];
  await film(page, shown, frames, 600);
  await client.send('Animation.setPlaybackRate', {playbackRate: 1 / SLOWED});
  for (const selector of CLICKS) {
    await clickIn(page, 'scopa-table', selector);
    await film(page, shown, frames, 5000);
  }
  await page.close();
  const made = await Promise.all(
    frames.map(({picture, delay}) =>
      webp.Image.generateFrame({buffer: picture, delay: Math.max(40, Math.round(delay))}),
    ),
  );
  const first = new webp.Image();
  await first.load(frames[0].picture);
  const {width, height} = first;
  await webp.Image.save(file, {frames: made, width, height, loops: 0});
  return frames.length;
}
