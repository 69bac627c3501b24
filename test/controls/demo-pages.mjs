// Tests demo pages with each value of each setting.
import {readdirSync, readFileSync} from 'node:fs';
import {faultsPlaying, faultsShown, matchOf} from './played-on.mjs';
import {faultsOfMatch, unlikeAsked} from './same-match.mjs';

/** Controls that never end a match. */
const KEEPS = ['lang', 'deck', 'level', 'hints', 'coach', 'speed', 'theme', 'sound'];

/** Whether a page has controls to change. `npm run test:all -- site` opens every page. */
const isOperated = (html) => /id="settings"|<textarea id="page"[^]*id="preview"/.test(html);

/** Path of a page's English version. Pages in other languages have the same controls. */
const englishOf = (html) => /hreflang="en" href="[^"]*\/([\w-]+)\.html"/.exec(html)?.[1];

/** Lists the pages in the folder of the built site. Pages of the same kind have the same controls. */
export const demoPages = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({file, html: readFileSync(`${folder}/${file}`, 'utf8')}))
    .filter(({html}) => isOperated(html))
    .map(({file, html}) => ({
      name: `demo/${file}`,
      kind: `demo/${/<\w+-table id="table"/.test(html) ? 'games' : englishOf(html)}`,
      address: `/demo/${file}`,
      operate,
    }))
    // CI tests only the first of several similar pages. Scopa for two players is the quickest.
    .toReversed();

async function set(page, {selector}, value) {
  if (typeof value === 'boolean') await page.click(selector);
  else await page.select(selector, value);
}

const snippetOf = (page) => page.evaluate(() => globalThis.controls.state().snippet);

/** Tests that the lesson in the editor is checked, and shown again after a correction. */
async function* write(page) {
  const stray = '<lesson-step>';
  const found = (wanted) =>
    page.waitForFunction(
      (some) => globalThis.document.querySelectorAll('#findings li').length > 0 === some,
      {},
      wanted,
    );
  await page.focus('#page');
  for (const [name, act, wanted] of [
    ['a fault is written', () => page.keyboard.type(stray), true],
    ['and mended', () => Promise.all([...stray].map(() => page.keyboard.press('Backspace'))), false],
  ]) {
    await page.evaluate(() => {
      const {length} = globalThis.document.querySelector('#page').value;
      globalThis.document.querySelector('#page').setSelectionRange(length, length);
    });
    await act();
    await found(wanted);
    yield {name, faults: await faultsShown(page)};
  }
}

/** Tests how changing each control, and changing it back, affects the match. */
async function* operate(page) {
  const faults = [...(await faultsShown(page)), ...(await faultsPlaying(page))];
  yield {name: 'initial state', faults};
  const paste = await page.$('.paste summary');
  await paste?.click();
  if (!paste) return (await page.$('#page')) ? yield* write(page) : undefined;
  const snippet = await snippetOf(page);
  for (const control of await page.evaluate(() => globalThis.controls.fields()))
    for (const value of control.values) {
      const before = await matchOf(page);
      await set(page, control, value);
      const changed = [...(await faultsShown(page)), ...(await faultsPlaying(page))];
      if (before && KEEPS.includes(control.name))
        changed.push(...(await faultsOfMatch(page, before, 'the match ended')));
      changed.push(...unlikeAsked(await matchOf(page)));
      if ((await snippetOf(page)) === snippet) changed.push('the snippet does not follow');
      yield {name: `${control.name} = ${value}`, faults: changed};

      const kept = KEEPS.includes(control.name) ? await matchOf(page) : before;
      await set(page, control, control.begin);
      const back = await faultsShown(page);
      if (before) back.push(...(await faultsOfMatch(page, kept, 'the first match is not found again')));
      if ((await snippetOf(page)) !== snippet) back.push('the snippet is not what it was');
      back.push(...(await faultsPlaying(page)));
      yield {name: `${control.name} = ${value} and back`, faults: back};
    }
}
