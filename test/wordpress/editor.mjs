// Tests what authors do in the block editor of a real WordPress site.
import {check, demand} from '../../tools/test/counted.mjs';
import {commentOf, isShown, publish, visit} from './posts.mjs';

const PATIENCE = {timeout: 60_000};

/** Opens the editor as a user with the given role, and runs `look` in its page. */
async function inEditor(browser, site, role, path, look) {
  const context = await browser.createBrowserContext();
  const domain = new URL(site.origin).hostname;
  try {
    await context.setCookie(
      ...Object.entries(site.cookies[role]).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        domain,
        path: '/',
      })),
    );
    return await visit(context, `${site.origin}/wp-admin/${path}`, async (page) => {
      await page.waitForFunction(() => {
        const {select} = globalThis.wp?.data ?? {};
        return select?.('core/editor')?.getCurrentPostId() && select('core/editor').__unstableIsEditorReady();
      }, PATIENCE);
      return look(page);
    });
  } finally {
    await context.close();
  }
}

/** Opens a saved post in the editor as a user with the given role. */
const reopen = (browser, site, role, id, look) =>
  inEditor(browser, site, role, `post.php?post=${id}&action=edit`, look);

/** Returns the blocks, and whether each is valid. Runs in the editor. */
const blocksIn = (page) =>
  page.evaluate(() =>
    globalThis.wp.data
      .select('core/block-editor')
      .getBlocks()
      .map(({name, isValid, attributes, clientId}) => ({name, isValid, attributes, clientId})),
  );

const select = (page, {clientId}) =>
  page.evaluate((id) => globalThis.wp.data.dispatch('core/block-editor').selectBlock(id), clientId);

/** Returns the sidebar field with the given label. */
const controlOf = (page, label) =>
  page.waitForFunction(
    (text) =>
      [...globalThis.document.querySelectorAll('.interface-interface-skeleton__sidebar label')].find(
        (one) => one.textContent === text,
      )?.control,
    PATIENCE,
    label,
  );

/** Returns the value of the sidebar field with the given label. */
const fieldOf = (page, label) => controlOf(page, label).then((field) => field.evaluate(({value}) => value));

/** Saves the post in the editor. */
const savePost = (page) =>
  page.evaluate(async () => {
    const {data} = globalThis.wp;
    await data.dispatch('core/editor').savePost();
    if (data.select('core/editor').didPostSaveRequestFail()) throw new Error('The post is not saved.');
  });

/** Waits until the preview of the only block shows an element. */
async function previews(page, name) {
  const isPreview = (frame) => frame.url().includes('/kit/embed.html');
  const frame = await page.waitForFrame(isPreview, PATIENCE);
  await frame
    .waitForFunction(isShown, PATIENCE, name)
    .catch(() => demand(false, `<${name}> shows nothing in the editor`));
}

/** Inserts blocks, and saves them as a draft. Returns the post's id. */
const save = (browser, site, role, blocks) =>
  inEditor(browser, site, role, 'post-new.php', (page) =>
    page.evaluate(async (list) => {
      const {
        blocks: {createBlock},
        data,
      } = globalThis.wp;
      await data.dispatch('core/block-editor').insertBlocks(list.map((one) => createBlock('cartavola/element', one)));
      await data.dispatch('core/editor').editPost({title: 'Cards'});
      await data.dispatch('core/editor').savePost();
      if (data.select('core/editor').didPostSaveRequestFail()) throw new Error('The post is not saved.');
      return data.select('core/editor').getCurrentPostId();
    }, blocks),
  );

const TEXTS = {
  'Cards, a position or a match, as notation':
    'you: AS 7H KD / table: 2C 5D / stock 24\nplayers: 2\nnames: "Ada & Bo" / C\ngame: scopa',
  Caption: 'Hearts & spades: 7 > 5',
  'Text for readers without scripts': 'Four cards, 7 > 5 & “others”',
  'Arrows between cards': 'KD>5D, 7H>2C',
};
const DIAGRAM = {
  element: 'card-diagram',
  attributes: {arrows: TEXTS['Arrows between cards']},
  content: TEXTS['Cards, a position or a match, as notation'],
  caption: TEXTS.Caption,
  fallback: TEXTS['Text for readers without scripts'],
};

/** Strings that readers see instead of the diagram if the plugin isn't active. */
export const KEPT = [DIAGRAM.content, DIAGRAM.caption, DIAGRAM.fallback];

/** Fails if the editor considers a block invalid. */
async function demandValid(page) {
  const blocks = await blocksIn(page);
  const invalid = blocks.filter(({isValid}) => !isValid).map(({attributes}) => attributes.element);
  demand(blocks.length > 0, 'there is no block');
  demand(invalid.length === 0, `invalid: ${invalid.join(', ')}`);
  return blocks;
}

/** Returns whether the inserter offers one block and no longer offers another. Runs in the editor. */
const offers = (title, other) => {
  const titles = [...globalThis.document.querySelectorAll('.block-editor-block-types-list__item-title')].map(
    ({textContent}) => textContent,
  );
  return titles.includes(title) && !titles.includes(other);
};

/** Searches for a block by words in the inserter, which offers all blocks between searches. */
async function demandOffered(page, title, words) {
  await page.click('button[aria-label="Toggle block inserter"]');
  const field = await page.waitForSelector('.block-editor-inserter__search input', PATIENCE);
  for (const word of words) {
    await page.waitForFunction(offers, PATIENCE, 'Paragraph', undefined);
    await field.type(word);
    const found = page.waitForFunction(offers, {timeout: 15_000}, title, 'Paragraph');
    await found.catch(() => demand(false, `${title} is not offered for ${word}`));
    await field.evaluate((one) => one.select());
    await page.keyboard.press('Delete');
  }
}

/** Inserts, saves and reopens blocks as a user with the given role. Returns the id of a post with a diagram. */
export async function editBlocks(site, browser, {variations, role}) {
  const diagram = await check(`${role}: a block with HTML characters is saved`, () =>
    save(browser, site, role, [DIAGRAM]),
  );
  if (diagram)
    await check(`${role}: it is opened again as it was, and its preview shows it`, () =>
      reopen(browser, site, role, diagram, async (page) => {
        const [block] = await demandValid(page);
        await previews(page, 'card-diagram');
        await select(page, block);
        for (const [label, text] of Object.entries(TEXTS)) {
          if (label === 'Arrows between cards') await openPanel(page, 'More settings');
          const value = await fieldOf(page, label);
          demand(value === text, `${label}: ${value}`);
        }
      }),
    );
  await check(`${role}: a typed text with HTML characters is kept`, async () => {
    const text = 'a < b && c > d';
    const label = 'Text for readers without scripts';
    const id = await save(browser, site, role, [{element: 'scopa-table'}]);
    await reopen(browser, site, role, id, async (page) => {
      const [block] = await demandValid(page);
      await select(page, block);
      const field = await controlOf(page, label);
      await field.type(text);
      await savePost(page);
    });
    await reopen(browser, site, role, id, async (page) => {
      const [block] = await demandValid(page);
      await select(page, block);
      const value = await fieldOf(page, label);
      demand(value === text, `it is: ${value}`);
    });
  });
  const all = await check(`${role}: every block is saved`, () =>
    save(
      browser,
      site,
      role,
      variations.map(({example}) => ({...example.attributes, fallback: 'A < B > C & D'})),
    ),
  );
  if (all) await check(`${role}: every block is opened again`, () => reopen(browser, site, role, all, demandValid));
  return diagram;
}

/** Opens a panel in the sidebar. */
const openPanel = (page, title) =>
  page.evaluate((text) => {
    const button = [...globalThis.document.querySelectorAll('.components-panel__body-toggle')].find(
      ({textContent}) => textContent === text,
    );
    if (button.getAttribute('aria-expanded') !== 'true') button.click();
  }, title);

/** Searches for blocks in the inserter, and opens a post that an older version of the plugin has saved. */
export async function findBlocks(site, browser) {
  await check('the inserter offers tables for words of card games', () =>
    inEditor(browser, site, 'administrator', 'post-new.php', (page) =>
      demandOffered(page, 'Card game: Scopa', ['card', 'card game', 'game']),
    ),
  );
  await check('a post from an older version of the plugin has valid blocks', () => {
    const [id] = publish(site, [commentOf(DIAGRAM)]);
    return reopen(browser, site, 'administrator', id, demandValid);
  });
}
