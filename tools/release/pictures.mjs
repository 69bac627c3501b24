// `node tools/release/pictures.mjs` (after `npm run build`): takes the pictures of the README, `docs/pictures/*.webp`, of the built kit in Chromium.
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveFolders} from '../../test/controls/serve-folders.mjs';
import {filmPlay} from './moving-picture.mjs';
import {clickIn, startChrome} from '../../test/packages/table-page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = path.join(root, 'docs/pictures');
/** By file: the address of `embed.html`, its element, what is there when it is ready, and what is clicked, one after the other. */
const PICTURES = {
  lesson: {
    address: 'element=rules-explainer&game=capodama',
    element: 'rules-explainer',
    ready: '.primary',
    // To the first question, and its wrong answer.
    clicks: ['.actions .primary', '.actions .secondary', '.candidate:nth-of-type(2)', '.actions .primary'],
  },
};

const served = await serveFolders({kit: path.join(root, 'packages/cartavola/dist')});
const browser = await startChrome();
mkdirSync(folder, {recursive: true});
try {
  for (const [name, {address, element, ready, clicks}] of Object.entries(PICTURES)) {
    const page = await browser.newPage();
    await page.setViewport({width: 760, height: 900, deviceScaleFactor: 2});
    await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await page.goto(`${served.origin}/kit/embed.html#${address}`, {waitUntil: 'networkidle0'});
    const isReady = (tag, selector) =>
      globalThis.document.querySelector(tag)?.shadowRoot?.querySelector(selector) != null;
    await page.waitForFunction(isReady, {}, element, ready);
    for (const selector of clicks) {
      await clickIn(page, element, selector);
      await page.waitForFunction(isReady, {}, element, ready);
    }
    await page.mouse.move(0, 0);
    const shown = await page.$(element);
    await shown.screenshot({path: path.join(folder, `${name}.webp`), type: 'webp', quality: 80});
    await page.close();
  }
  const moving = `${served.origin}/kit/embed.html#element=scopa-table&players=2&deck=italian&lang=en&seed=napoli`;
  await filmPlay(browser, moving, path.join(folder, 'play.webp'));
} finally {
  await browser.close();
  served.stop();
}
