// Tests the page checker: its findings for pasted text or a URL, and how it shows them.

/** Waits until the page has checked its text, and returns what it shows. */
const CHECKED = `(async () => {
  const one = (selector) => document.querySelector(selector);
  for (let frame = 0; frame < 1800 && one('#findings').ariaBusy === 'true'; frame++) await new Promise(requestAnimationFrame);
  return {
    summary: one('#summary').textContent,
    codes: [...document.querySelectorAll('#findings code')].map(({textContent}) => textContent),
    links: [...document.querySelectorAll('#findings a')].map(({href}) => href.replace(location.origin, '')),
    kind: one('#kind').selectedOptions[0].textContent,
    isEmpty: !one('#empty').hidden,
    told: one('#told').textContent,
    focus: document.activeElement.id,
  };
})()`;

const paste = (text) => `(() => {
  const field = document.querySelector('#page');
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new Event('input', {bubbles: true}));
})()`;

const choose = (kind) => `(() => {
  const field = document.querySelector('#kind');
  field.value = '${kind}';
  field.dispatchEvent(new Event('change', {bubbles: true}));
})()`;

/** Loads a URL, and waits for the message about the result. */
const load = (address) => `(async () => {
  const [field, told] = ['#address', '#told'].map((one) => document.querySelector(one));
  field.value = ${JSON.stringify(address)};
  told.textContent = '';
  field.form.requestSubmit();
  for (let frame = 0; frame < 600 && told.textContent === ''; frame++) await new Promise(requestAnimationFrame);
})()`;

const press = (selector) => `document.querySelector(${JSON.stringify(selector)}).click()`;

/** Presses the last finding's button. Returns the selected text, and whether it is in view. */
const SELECTED = `(async () => {
  const field = document.querySelector('#page');
  [...document.querySelectorAll('#findings button')].at(-1).click();
  const {value, selectionStart, selectionEnd} = field;
  const place = field.scrollHeight * (value.slice(0, selectionStart).split('\\n').length - 1) / value.split('\\n').length;
  const isSeen = () => place > field.scrollTop && place < field.scrollTop + field.clientHeight;
  for (let frame = 0; frame < 60 && !isSeen(); frame++) await new Promise(requestAnimationFrame);
  return [value.slice(selectionStart, selectionEnd), isSeen(), document.activeElement === field];
})()`;

const PUZZLE = `<card-puzzle game="scopa"><script type="application/json">
{"format": "cartavola-puzzle/1", "id": "one", "game": "scopa", "options": {"players": 2}, "goal": "scopa",
"position": {"hands": ["4S 7D KC"], "table": "2C 3H 2D", "dealer": 1, "leader": 0, "stock": "?? ?? ?? ?? ?? ??"},
"texts": {"en": {"title": "Sweep", "statement": "Take all three."}}}
</script></card-puzzle>`;

const MARKDOWN = '# A hand\n\n```cartavola game=scopa\n7X KC\n```\n';

/** Pages at URLs of the site. */
const PAGES = {
  '/checked/page.html':
    '<!doctype html><title>Here</title><script type="module" src="/cartavola/cartavola.js"></script><game-replay src="none.json"></game-replay><game-replay src="large.json"></game-replay><game-replay src="https://example.org/a.json"></game-replay>',
  '/checked/large.json': ' '.repeat(2 ** 21 + 1),
};

/** Returns the differences between what the page shows and the expected values. */
const unlike = (shown, wanted) =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const is = JSON.stringify(shown[name]);
    const isRight = value instanceof RegExp ? value.test(is) : is === JSON.stringify(value);
    return isRight ? [] : [`${name}: ${is}, not ${value instanceof RegExp ? value : JSON.stringify(value)}`];
  });

/** What the pages in other languages show for the example: the summary, and the title of the example. */
const TRANSLATED = {
  verifier: [/^"3 éléments, 1 leçon, 1 étape\u00a0: 3 remarques"$/, '<h1>Soirée scopa</h1>'],
  controlla: [/^"3 elementi, 1 lezione, 1 passo: 3 segnalazioni"$/, '<h1>Serata di scopa</h1>'],
};

/**
 * Returns the text of the page, whether the note that messages are in English is shown, and the findings without an
 * explanation in the page's language before the English message.
 */
const NOTED = `[
  document.querySelector('#page').value,
  !document.querySelector('.in-english').hidden,
  [...document.querySelectorAll('#findings li')]
    .filter((item) => !item.querySelector('.explained:not(:empty) + [lang="en"]'))
    .map(({textContent}) => textContent),
]`;

/** Yields the cases. `origin` and `extra` belong to the server of the pages. */
export async function* checkCases(page, {origin, extra}) {
  await page.resize({width: 1366, height: 650});
  await page.goto(`${origin}/check.html`);
  const wanted = {summary: '', codes: [], isEmpty: true};
  yield {name: 'begins empty', faults: unlike(await page.evaluate(CHECKED), wanted)};

  await page.evaluate(press('#example'));
  const example = await page.evaluate(CHECKED);
  yield {
    name: 'the example has three findings, with links to their codes',
    faults: unlike(example, {
      summary: /: 3 findings"$/,
      links: example.codes.map((code) => `/docs/checking.html#${code.split(' ')[0]}`),
      isEmpty: false,
      focus: 'page',
    }).concat(example.codes.length === 3 ? [] : [example.codes.join()]),
  };

  const far = `${'<p>Text</p>\n'.repeat(400)}<scopa-table levle="expert"></scopa-table>\n${'<p>Text</p>\n'.repeat(400)}`;
  await page.evaluate(paste(far));
  const one = {summary: '1 element: 1 finding', codes: ['page.attribute levle'], kind: 'Automatic (HTML)'};
  yield {name: 'a finding in a long page', faults: unlike(await page.evaluate(CHECKED), one)};
  const selected = await page.evaluate(SELECTED);
  const isSelected = JSON.stringify(selected) === '["levle=\\"expert\\"",true,true]';
  yield {name: 'a button selects the place and shows it', faults: isSelected ? [] : [JSON.stringify(selected)]};

  await page.evaluate(paste(MARKDOWN));
  const block = {summary: '1 element: 1 finding', kind: 'Automatic (Markdown)'};
  yield {name: 'Markdown is recognized', faults: unlike(await page.evaluate(CHECKED), block)};
  await page.evaluate(choose('html'));
  const nothing = {summary: 'This page has no elements of the kit.', codes: []};
  yield {name: 'the kind can be chosen', faults: unlike(await page.evaluate(CHECKED), nothing)};
  await page.evaluate(choose(''));
  await page.evaluate(paste(`<p>Text\n\n${MARKDOWN}`));
  yield {
    name: 'a text that begins with a tag is HTML',
    faults: unlike(await page.evaluate(CHECKED), {kind: 'Automatic (HTML)'}),
  };

  await page.evaluate(paste(PUZZLE));
  const solved = {summary: '1 element, 1 puzzle: no findings', codes: []};
  yield {name: 'puzzles are played', faults: unlike(await page.evaluate(CHECKED), solved)};

  for (const [path, text] of Object.entries(PAGES)) extra.set(path, text);
  await page.evaluate(load('checked/page.html'));
  const files = {summary: '3 elements: 2 findings', codes: ['file.missing src', 'file.large src'], told: /Loaded/};
  yield {name: 'an address, with its files', faults: unlike(await page.evaluate(CHECKED), files)};
  for (const [address, told] of Object.entries({
    'https://example.org/page.html': /Only pages on this site/,
    'checked/none.html': /404/,
    'checked/large.json': /2 MB/,
  })) {
    await page.evaluate(load(address));
    const kept = {summary: '3 elements: 2 findings', told};
    yield {name: `${address} is refused, and the text stays`, faults: unlike(await page.evaluate(CHECKED), kept)};
  }
  await page.evaluate(paste(''));
  yield {name: 'is empty again', faults: unlike(await page.evaluate(CHECKED), wanted)};
  for (const [name, [summary, title]] of Object.entries(TRANSLATED)) {
    await page.goto(`${origin}/${name}.html`);
    const [, before] = await page.evaluate(NOTED);
    await page.evaluate(press('#example'));
    const faults = unlike(await page.evaluate(CHECKED), {summary});
    const [text, after, bare] = await page.evaluate(NOTED);
    faults.push(...bare.map((finding) => `it isn't explained: ${finding}`));
    if (!text.includes(title)) faults.push(text);
    if (before || !after) faults.push('the note about English messages is not shown with the findings only');
    yield {name: `${name}: the example, in its language`, faults};
  }
  yield {name: 'nothing went wrong', faults: await page.evaluate('globalThis.heard.splice(0)')};
}
