// Opens in Chromium what the packed plugin writes for each of its blocks: in the page, in frames of a page that forbids scripts, and without scripts.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL, fileURLToPath} from 'node:url';
import {check, demand} from '../../tools/test/counted.mjs';
import {serveFolders} from '../controls/serve-folders.mjs';
import {openPage, startChrome} from '../packages/table-page.mjs';

const plugin = fileURLToPath(new URL('../../packages/wordpress', import.meta.url));
const KIT = '/wp-content/plugins/cartavola/kit';
const PATIENCE = {timeout: 20_000};
const FALLBACK = 'Read this without scripts.';

/** Writes a page as a theme does around what blocks have written. */
const pageOf = (shown, head) => `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>A post</title>
  ${head}
  ${shown.map(({html}) => html).join('\n  ')}
</html>
`;

const HEADS = {
  page: `<link rel="stylesheet" href="${KIT}/cartavola.css" /><script type="module" src="${KIT}/cartavola.js"></script>`,
  frames: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-src 'self'" />`,
};

/** Runs in a page before its scripts: notes what elements tell that is wrong. */
function noteErrors() {
  globalThis.errors = [];
  for (const name of ['table', 'diagram', 'replay', 'puzzle', 'pad', 'rules', 'card', 'settings'])
    globalThis.addEventListener(`${name}-error`, ({detail}) =>
      globalThis.errors.push(`${detail.code}: ${detail.message}`),
    );
}

/** Runs in a page: tells whether elements of a name are there and show something. */
const isShown = (name) =>
  [globalThis.document.querySelector(name)].every(
    (one) => one?.matches(':defined') && one.shadowRoot?.querySelector('*:not(style)'),
  );

async function visit(browser, address, look) {
  const faults = [];
  const page = await openPage(browser, faults);
  try {
    await page.evaluateOnNewDocument(noteErrors);
    await page.goto(address, {waitUntil: 'load'});
    await look(page);
    for (const frame of page.frames()) faults.push(...(await frame.evaluate(() => globalThis.errors ?? [])));
    demand(faults.length === 0, faults.join('\n'));
  } finally {
    await page.close();
  }
}

/** Looks at all blocks in a page itself. */
const lookInPage = (names) => async (page) => {
  for (const name of names) {
    await page.waitForFunction(isShown, PATIENCE, name).catch(() => demand(false, `<${name}> shows nothing`));
  }
};

/** Looks at all blocks in frames, which load when they come into view. */
const lookInFrames = (names) => async (page) => {
  for (const [index, name] of names.entries()) {
    const frame = (await page.$$('iframe'))[index];
    await frame.scrollIntoView();
    const content = await frame.contentFrame();
    await content
      .waitForFunction(isShown, PATIENCE, name)
      .catch(() => demand(false, `<${name}> shows nothing in its frame`));
  }
};

/** Looks at the page without scripts: it has the texts that are for that. */
const lookWithout = (texts) => async (page) => {
  const seen = await page.evaluate(() => globalThis.document.body.innerText);
  for (const text of texts) demand(seen.split(text).length > 1, `"${text}" is not seen`);
  demand(seen.split(FALLBACK).length - 1 > 9, `"${FALLBACK}" is not seen with every block`);
};

/** Shows the blocks by the plugin that is unpacked in `plugins` of a folder, and looks at them. */
export async function showBlocks(folder) {
  const {hasPhp, render} = await import(pathToFileURL(path.join(plugin, 'tools/php.mjs')).href);
  if (!hasPhp) {
    console.log('Not tried: PHP is not installed, so no block was shown.');
    return;
  }
  const {variations} = JSON.parse(readFileSync(path.join(plugin, 'src/element/block.json'), 'utf8'));
  const elements = JSON.parse(readFileSync(path.join(plugin, 'includes/elements.json'), 'utf8'));
  const write = (name, blocks) => {
    const {shown} = render(blocks, {folder: path.join(folder, 'plugins/cartavola')});
    mkdirSync(path.join(folder, 'posts'), {recursive: true});
    writeFileSync(path.join(folder, 'posts', `${name}.html`), pageOf(shown, HEADS[name]));
  };
  const blocks = variations.map(({example: {attributes: block}}) => {
    const named = block.element === 'scopa-table' ? {id: 'evening'} : {};
    const follows = elements[block.element].attributes.for ? {for: 'evening'} : {};
    return {attributes: {...block, attributes: {...block.attributes, ...named, ...follows}, fallback: FALLBACK}};
  });
  const framed = blocks.filter(({attributes: {element}}) => elements[element].framed);
  const nameOf = ({attributes}) => attributes.element;
  write('page', blocks);
  write(
    'frames',
    framed.map(({attributes}) => ({attributes: {...attributes, frame: true}})),
  );

  const site = await serveFolders({'wp-content': folder, posts: path.join(folder, 'posts')});
  const browser = await startChrome();
  try {
    const shown = blocks.map(nameOf).filter((name) => name !== 'cartavola-settings');
    await check(`${shown.length} blocks show themselves in a page`, () =>
      visit(browser, `${site.origin}/posts/page.html`, lookInPage(shown)),
    );
    await check(`${framed.length} blocks show themselves in frames of a page that forbids scripts`, () =>
      visit(browser, `${site.origin}/posts/frames.html`, lookInFrames(framed.map(nameOf))),
    );
    await check('without scripts readers see the text for that, and notation', () =>
      visit(browser, `${site.origin}/posts/page.html`, async (page) => {
        await page.setJavaScriptEnabled(false);
        await page.reload();
        await lookWithout(['AS KH 7D', 'piles: 7S JS QS TS'])(page);
      }),
    );
  } finally {
    await browser.close();
    site.stop();
  }
}
