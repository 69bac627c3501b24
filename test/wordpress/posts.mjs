// Tests what readers see of posts with the plugin's blocks on a real WordPress site.
import {check, demand} from '../../tools/test/counted.mjs';
const PATIENCE = {timeout: 20_000};
const WIDTHS = [390, 1366];
/** Maximum layout shift of a page after the kit has loaded. */
const LARGEST_SHIFT = 0.02;
const FALLBACK = 'Without scripts, you read this sentence in place of the cards.';

/** Records the problems that elements report, inline handlers, and how far the page shifts. Runs in a page before its scripts. */
function watchPage() {
  globalThis.errors = [];
  globalThis.shift = 0;
  globalThis.addEventListener('securitypolicyviolation', ({effectiveDirective, sample}) => {
    if (effectiveDirective === 'script-src-attr') globalThis.errors.push(`an inline handler: ${sample}`);
  });
  for (const name of ['table', 'diagram', 'replay', 'puzzle', 'pad', 'rules', 'card', 'settings'])
    globalThis.addEventListener(`${name}-error`, ({detail}) =>
      globalThis.errors.push(`${detail.code}: ${detail.message}`),
    );
  new PerformanceObserver((list) => {
    for (const {value} of list.getEntries()) globalThis.shift += value;
  }).observe({type: 'layout-shift', buffered: true});
}

/** Returns whether the page has elements with the given name, and each of them shows its subject. Runs in a page. */
export const isShown = (name) => {
  const elements = [...globalThis.document.querySelectorAll(name)];
  return elements.length > 0 && elements.every((one) => one.matches(':defined') && one.isReady && one.shadowRoot);
};

/** Whether WordPress refuses a URL that its own editor requests, for some users or because it is on another server. */
function isRefused(message) {
  const address = decodeURIComponent(message.location().url ?? '');
  return /\b403\b/.test(message.text()) ? address.includes('/wp/v2/') : address.includes('/wp/v2/block-directory/');
}

/** Loads the kit once the page is painted (the worst moment), or never if it is blocked. */
async function holdKit(page, isBlocked) {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (!/\/kit\/cartavola\.js/.test(request.url())) return request.continue();
    if (isBlocked) return request.abort();
    // If the page is closed in the meantime, the visit reports the reason.
    return page
      .evaluate(isPainted)
      .then(() => request.continue())
      .catch(() => {});
  });
}

/** Resolves when the page has been painted with its fonts, and discards earlier shifts, which the theme causes. Runs in a page. */
async function isPainted() {
  const {document, requestAnimationFrame} = globalThis;
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const told = (target, event) => new Promise((resolve) => target.addEventListener(event, resolve, {once: true}));
  if (document.readyState === 'loading') await told(document, 'readystatechange');
  await painted();
  // `document.fonts.ready` waits for the page to load completely, and thus for the kit.
  if (document.fonts.status === 'loading') await told(document.fonts, 'loadingdone');
  await painted();
  globalThis.shift = 0;
}

/**
 * Opens a URL, and runs `look` in its page. Fails if the console, a script or an element reports a problem. `kit` says whether the kit loads `late`
 * or is `blocked`. With `hasErrors`, the console may report errors.
 */
export async function visit(
  context,
  address,
  look,
  {width = 1366, scripts = true, kit, hasErrors = kit === 'blocked'} = {},
) {
  const faults = [];
  const page = await context.newPage();
  page.on('pageerror', (error) => hasErrors || faults.push(`thrown: ${error.stack ?? error}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefused(message) || hasErrors) return;
    faults.push(`in the console: ${message.text()} ${message.location().url ?? ''}`);
  });
  try {
    await page.setViewport({width, height: 800});
    await page.setJavaScriptEnabled(scripts);
    if (scripts) await page.evaluateOnNewDocument(watchPage);
    if (kit) await holdKit(page, kit === 'blocked');
    await page.goto(address, {waitUntil: 'load'});
    const value = await look(page);
    for (const frame of page.frames()) faults.push(...(await frame.evaluate(() => globalThis.errors ?? [])));
    demand(faults.length === 0, faults.join('\n'));
    return value;
  } finally {
    await page.close();
  }
}

/** Waits until the elements with the given name show their content in a page or frame. */
export const shows = async (frame, name) =>
  frame.waitForFunction(isShown, PATIENCE, name).catch(() => demand(false, `<${name}> shows nothing`));

/** Two frames after everything is shown, the page no longer shifts. */
const shiftOf = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(() => resolve(globalThis.shift))),
      ),
  );

/** Text of a block comment, as WordPress writes it. */
export const commentOf = (block, inner) => {
  const json = JSON.stringify(block).replace(/--|[<>&]/g, (signs) =>
    [...signs].map((sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  );
  return inner === undefined
    ? `<!-- wp:cartavola/element ${json} /-->`
    : `<!-- wp:cartavola/element ${json} -->${inner}<!-- /wp:cartavola/element -->`;
};

/** Publishes posts, in order, as a user with the given role. Returns their ids. */
export function publish(site, contents, role = 'administrator') {
  const list = Buffer.from(JSON.stringify(contents)).toString('base64');
  return site.php(`
    wp_set_current_user( get_user_by( 'login', '${role}' )->ID );
    $ids = array();
    foreach ( json_decode( base64_decode( '${list}' ), true ) as $content ) {
      $ids[] = wp_insert_post( wp_slash( array( 'post_title' => 'Cards', 'post_status' => 'publish', 'post_content' => $content ) ) );
    }
    return $ids;`);
}

/** Publishes a post for each block, and opens it at the width of a phone and a desktop. */
export async function showBlocks(site, browser, {variations, elements, theme}) {
  site.php(`switch_theme( '${theme}' ); return wp_get_theme()->get_stylesheet();`);
  const posts = variations.map(({example: {attributes: block}}) => {
    const isCompanion = elements[block.element].attributes.for !== undefined;
    const shown = commentOf({
      ...block,
      ...(isCompanion && {attributes: {...block.attributes, for: 'evening'}}),
      fallback: FALLBACK,
    });
    const table = commentOf({element: 'scopa-table', attributes: {id: 'evening'}, fallback: FALLBACK});
    return {
      name: block.element,
      isFramed: elements[block.element].framed,
      block,
      content: isCompanion ? `${table}\n\n${shown}` : shown,
    };
  });
  const after = '\n\n<!-- wp:paragraph --><p>What follows in the text.</p><!-- /wp:paragraph -->';
  const ids = publish(
    site,
    posts.map(({content}) => content + after),
  );
  const shown = ids.map((id) => `${site.origin}/?p=${id}`);
  for (const width of WIDTHS) {
    for (const [index, {name}] of posts.entries())
      await check(`<${name}> is shown at ${width} px in ${theme}, and the page does not shift`, () =>
        visit(
          browser,
          shown[index],
          async (page) => {
            if (name === 'cartavola-settings') await page.waitForSelector(`${name}:defined`, PATIENCE);
            else await shows(page, name);
            const shift = await shiftOf(page);
            demand(shift <= LARGEST_SHIFT, `the page shifts by ${shift.toFixed(3)}`);
          },
          {width, kit: 'late'},
        ),
      );
  }
  const framed = posts.filter(({isFramed}) => isFramed);
  const [frames] = publish(site, [framed.map(({block}) => commentOf({...block, frame: true})).join('\n\n')]);
  await check(`${framed.length} blocks are shown in frames in ${theme}`, () =>
    visit(browser, `${site.origin}/?p=${frames}`, async (page) => {
      const found = await page.$$('.wp-block-cartavola-element > iframe, figure > iframe');
      demand(found.length === framed.length, `there are ${found.length} frames`);
      for (const [index, {name}] of framed.entries()) {
        await found[index].scrollIntoView();
        await shows(await found[index].contentFrame(), name);
      }
    }),
  );
}

/** Reads feeds, excerpts and post lists. */
export async function readSummaries(site) {
  const [silent, spoken] = publish(site, [
    commentOf({element: 'scopa-table'}),
    commentOf({element: 'card-diagram', content: 'AS KH 7D', fallback: 'Three <good> cards', caption: 'A hand'}),
  ]);
  await check('an excerpt says what a post of blocks contains', () => {
    const [one, other] = site.php(`return array_map( 'get_the_excerpt', array( ${silent}, ${spoken} ) );`);
    demand(/Card game: Scopa/.test(one), `without a text it is: ${one}`);
    demand(/Three &lt;good&gt; cards/.test(other), `with a text it is: ${other}`);
  });
  await check('an excerpt has the blocks, and no other text, in Details and synced patterns', () => {
    const diagram = (fallback) => commentOf({element: 'card-diagram', content: 'AS KH 7D', fallback});
    const details = (inner) =>
      `<!-- wp:details --><details class="wp-block-details"><summary>Answer</summary>${inner}</details><!-- /wp:details -->`;
    const hidden = '<!-- wp:paragraph --><p>The ace wins.</p><!-- /wp:paragraph -->';
    const pattern = site.php(
      `return wp_insert_post( array( 'post_title' => 'Hand', 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_content' => wp_slash( base64_decode( '${btoa(hidden + diagram('In a pattern.'))}' ) ) ) );`,
    );
    const group = (inner) => `<!-- wp:group --><div class="wp-block-group">${inner}</div><!-- /wp:group -->`;
    const ids = publish(site, [
      details(hidden + diagram('In Details.')),
      `<!-- wp:block {"ref":${pattern}} /-->`,
      `<!-- wp:paragraph --><p>Before.</p><!-- /wp:paragraph -->${group(details(group(diagram('In a group.'))))}`,
      details(hidden),
    ]);
    const excerpts = site.php(`return array_map( 'get_the_excerpt', array( ${ids.join()} ) );`);
    const trimmed = excerpts.map((text) => text.trim().replaceAll(/\s+/g, ' '));
    const expected = ['In Details.', 'In a pattern.', 'Before. In a group.', ''];
    demand(trimmed.join('|') === expected.join('|'), `they are: ${trimmed.join(' | ')}`);
  });
  await check('a feed has a link, texts and notation, and no element', async () => {
    const items = (await (await fetch(`${site.origin}/?feed=rss2`)).text()).split('<item>');
    const feed = [silent, spoken].map((id) => items.find((one) => one.includes(`?p=${id}</link>`))).join('');
    demand(!/<(?:scopa-table|card-diagram)/.test(feed), 'it has elements of the kit');
    const [link] = /<a href="[^"]*\?p=\d+">Card game: Scopa[^<]*<\/a>/.exec(feed) ?? [];
    demand(link?.includes(`?p=${silent}"`), `its link is ${link}`);
    for (const text of ['Three &lt;good&gt; cards', 'AS KH 7D', 'A hand'])
      demand(feed.includes(text), `it lacks: ${text}`);
  });
}

/** Opens a post that the editor has saved, after the plugin is deactivated. */
export async function readWithout(site, browser, id, texts) {
  await check('without the plugin, readers see the texts of a block, and its notation', async () => {
    site.php(`wp_publish_post( ${id} ); deactivate_plugins( 'cartavola/cartavola.php' ); return 1;`);
    try {
      await visit(browser, `${site.origin}/?p=${id}`, async (page) => {
        const seen = await page.evaluate(() => globalThis.document.body.innerText);
        for (const text of texts) demand(seen.includes(text), `it lacks: ${text}`);
      });
    } finally {
      site.php(`activate_plugin( 'cartavola/cartavola.php' ); return 1;`);
    }
  });
}

/** Opens posts for which the kit can't be reached, and pages without scripts. */
export async function readWithoutKit(site, browser) {
  const [id] = publish(site, [
    `${commentOf({element: 'scopa-table', fallback: FALLBACK})}<p id="after">What follows.</p>`,
  ]);
  const address = `${site.origin}/?p=${id}`;
  const room = (page) =>
    page.$eval('scopa-table', (table) => ({height: table.getBoundingClientRect().height, text: table.innerText}));
  for (const [how, options, query = ''] of [
    ['without scripts', {scripts: false}],
    ['where the kit is blocked', {kit: 'blocked'}],
    ['where the kit is blocked and a policy allows only files', {kit: 'blocked'}, "&policy=default-src 'self'"],
    ['where a policy blocks all scripts', {hasErrors: true}, "&policy=script-src 'none'"],
    ['where an optimiser removes the types of scripts', {hasErrors: true}, '&untyped'],
  ])
    await check(`${how}, readers see the text for that, and no gap`, () =>
      visit(
        browser,
        address + query,
        async (page) => {
          const {height, text} = await room(page);
          demand(text.includes(FALLBACK), `they see: ${text}`);
          demand(height < 100, `the table is ${height} px high`);
        },
        options,
      ),
    );
}
