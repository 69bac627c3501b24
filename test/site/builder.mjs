// Tests the builder: it generates every format for every element. The copied HTML and frame work in an otherwise empty page on another origin. The
// link restores the settings. Changing a setting doesn't end a match. Its French and Italian pages don't contain English text.
import {readFileSync} from 'node:fs';

const IFRAMES = readFileSync(new URL('../../docs/iframes.md', import.meta.url), 'utf8');

const ELEMENTS = [
  'scopa-table',
  'capodama-table',
  'capra-table',
  'calypso-table',
  'rules-explainer',
  'card-puzzle',
  'card-diagram',
  'game-replay',
  'score-pad',
  'playing-card',
];

/** Builder pages in other languages: the tag they begin with, and the title of their iframe. */
const TRANSLATED = {
  generateur: ['<scopa-table lang="fr" deck="italian"></scopa-table>', 'Table de Scopa'],
  compositore: ['<scopa-table lang="it" deck="italian" rules="italian"></scopa-table>', 'Tavolo di Scopa'],
};

const TEXT = `document.querySelector('#text').textContent`;

/** Waits until the builder shows an element, and returns the faults. */
const READY = `(async () => {
  while (!document.querySelector('#text')?.textContent) await new Promise(requestAnimationFrame);
  const frame = document.querySelector('#preview iframe');
  const name = document.querySelector('#element').value;
  // The frame loads when it comes near the viewport.
  frame.scrollIntoView();
  while (!frame.contentDocument?.querySelector(name)?.shadowRoot) await new Promise(requestAnimationFrame);
  while (/^$/.test(document.querySelector('#weight').textContent)) await new Promise(requestAnimationFrame);
  return [...globalThis.heard.splice(0), ...frame.contentWindow.heard.splice(0)];
})()`;

/** Enters `text` as the content, waits for `count` findings, and returns them. */
const found = (text, count) => `(async () => {
  const inside = document.querySelector('#inside');
  inside.value = ${JSON.stringify(text)};
  inside.dispatchEvent(new Event('input', {bubbles: true}));
  const all = () => [...document.querySelectorAll('#findings li')];
  for (let frame = 0; frame < 600 && all().length !== ${count}; frame++) await new Promise(requestAnimationFrame);
  // The preview's findings arrive later.
  for (let frames = 0; frames < 60; frames++) await new Promise(requestAnimationFrame);
  return all().map((item) => [item.querySelector('code').textContent, item.querySelector('a').getAttribute('href')].join(' '));
})()`;

const choose = (id, value) => `(() => {
  const control = document.querySelector(${JSON.stringify(`#${id}`)});
  if (control.type === 'radio') control.click();
  else {
    control.value = ${JSON.stringify(value)};
    control.dispatchEvent(new Event('change', {bubbles: true}));
  }
})()`;

/** Chooses each element, and returns the attribute descriptions that are in English. */
const IN_ENGLISH = `(async () => {
  const control = document.querySelector('#element');
  const found = [];
  for (const {value} of control.options) {
    control.value = value;
    control.dispatchEvent(new Event('change', {bubbles: true}));
    while (!document.querySelector('#text').textContent.includes('<' + value)) await new Promise(requestAnimationFrame);
    for (const {id} of document.querySelectorAll('.fields small[lang="en"]')) found.push(value + ' ' + id + ' is in English');
  }
  return found;
})()`;

/** Waits until a page on another origin shows an element from the pasted code. */
const PASTED = (name) => `(async () => {
  for (let frame = 0; frame < 1200; frame += 1) {
    if (document.querySelector(${JSON.stringify(name)})?.shadowRoot?.childElementCount > 0) return globalThis.heard?.splice(0) ?? [];
    await new Promise(requestAnimationFrame);
  }
  return ['the element is not shown'];
})()`;

/** A third-party page that contains only the pasted code. */
const pageWith = (body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mine</title><script src="/__heard.js"></script><body>${body}</body></html>`;

async function pasted(page, others, body, name) {
  others.extra.set('/mine', pageWith(body));
  await page.goto(`${others.origin}/mine`);
  if (name) return page.evaluate(PASTED(name));
  // The frame is on another origin, so its content can't be read, but the height that it posts can. The pasted script has set that height by then.
  return page.evaluate(`(async () => {
    const frame = document.querySelector('iframe');
    const answered = new Promise((done) =>
      addEventListener('message', ({data}) => {
        if (data?.cartavola > 60) done(frame.style.height === data.cartavola + 'px' ? [] : ['the frame is ' + frame.style.height + ' high']);
      }));
    const ask = () => frame.contentWindow.postMessage({cartavola: innerHeight}, '*');
    frame.addEventListener('load', ask);
    ask();
    return Promise.race([answered, new Promise((done) => setTimeout(done, 20_000, ['the frame does not answer']))]);
  })()`);
}

/** Yields the cases. `others` is a server on another origin with third-party pages. */
export async function* builderCases(page, origin, others) {
  await page.resize({width: 1366, height: 900});
  for (const name of ELEMENTS) {
    await page.goto(`${origin}/builder.html#element=${name}`);
    yield {name: `${name}, as it comes`, faults: await page.evaluate(READY)};
    const texts = {};
    for (const form of ['npm', 'frame', 'wordpress', 'markdown', 'react', 'script']) {
      await page.evaluate(choose(`as-${form}`));
      texts[form] = await page.evaluate(TEXT);
    }
    const forms = Object.values(texts);
    // Content that doesn't fit in a URL isn't available as a frame.
    const inFile = /^(?:card-puzzle|game-replay)$/.test(name);
    const isWhole =
      new Set(forms).size === 6 &&
      Object.entries(texts).every(([form, text]) => (text === '') === (inFile && form === 'frame'));
    const [script] = /<script>[^]*<\/script>/.exec(texts.frame) ?? [];
    const isDocumented = script === undefined || IFRAMES.includes(script);
    yield {
      name: `${name}, six forms`,
      faults: [
        ...(isWhole ? [] : forms),
        ...(isDocumented ? [] : ['docs/iframes.md has a different script for frames']),
      ],
    };
    await page.evaluate(choose('language', 'fr'));
    const address = await page.evaluate('location.href');
    const french = await page.evaluate(TEXT);
    await page.goto('about:blank').catch(() => undefined);
    await page.goto(address);
    const faults = await page.evaluate(READY);
    if ((await page.evaluate(TEXT)) !== french) faults.push('the link does not restore the choice');
    yield {name: `${name}, by its link`, faults};
    yield {name: `${name}, pasted as HTML`, faults: await pasted(page, others, texts.script, name)};
    if (!/^(?:card-puzzle|game-replay)$/.test(name))
      yield {name: `${name}, pasted as a frame`, faults: await pasted(page, others, texts.frame)};
  }
  for (const [name, host] of [
    ['builder', 'hosts/blog.html'],
    ['generateur', 'hosts/bootstrap.html'],
    ['compositore', 'hosts/small-rem.html'],
    ['builder', 'hosts/dark.html'],
  ])
    for (const width of ['', '320']) {
      await page.goto(`${origin}/${name}.html#element=scopa-table&page=${host}&width=${width}`);
      yield {name: `${name}, ${host} ${width}`, faults: await page.evaluate(READY)};
    }
  for (const [name, [tag, title]] of Object.entries(TRANSLATED)) {
    await page.goto(`${origin}/${name}.html`);
    const faults = await page.evaluate(READY);
    const html = await page.evaluate(TEXT);
    if (!html.endsWith(tag)) faults.push(html);
    await page.evaluate(choose('as-frame'));
    const frame = await page.evaluate(TEXT);
    if (!frame.includes(`title="${title}"`)) faults.push(frame);
    await page.evaluate(choose('language', 'en'));
    const english = await page.evaluate(TEXT);
    if (!english.includes('title="Scopa table"')) faults.push(english);
    await page.evaluate(choose('as-script'));
    yield {name: `${name} begins in its language`, faults};
    yield {name: `${name} has all texts`, faults: await page.evaluate(IN_ENGLISH)};
  }
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/builder.html#element=card-puzzle&game=capra&content=&as=frame`);
  const shown = await page.evaluate(READY);
  const framed = await page.evaluate(TEXT);
  yield {
    name: 'without a text, a puzzle shows those of the kit',
    faults: [...shown, ...(await pasted(page, others, framed))],
  };

  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/builder.html#element=rules-explainer&game=scopa&as=frame&scheme=dark`);
  const opened = await page.evaluate(READY);
  const dark = await page.evaluate(TEXT);
  const isDark = /#[^"]*scheme=dark"[^>]*color-scheme: dark"/.test(dark);
  await page.evaluate(choose('as-wordpress'));
  const block = await page.evaluate(TEXT);
  await page.evaluate(choose('as-frame'));
  await page.evaluate(choose('scheme', ''));
  const usual = await page.evaluate(TEXT);
  await page.evaluate(choose('as-script'));
  const isHidden = await page.evaluate(`document.querySelector('#scheme-field').hidden`);
  yield {
    name: 'a frame for a dark page',
    faults: [
      ...opened,
      ...(await pasted(page, others, dark)),
      ...(isDark ? [] : [dark]),
      ...(block.includes('"scheme":"dark"') ? [] : [block]),
      ...(usual.includes('scheme') ? [usual] : []),
      ...(isHidden ? [] : ['the field for the colours is shown without a frame']),
    ],
  };

  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/builder.html#element=card-diagram`);
  await page.evaluate(READY);
  const wrong = JSON.stringify(await page.evaluate(found('AH 7X', 1)));
  const isFound = wrong === '["notation.card ./docs/checking.html#notation.card"]';
  yield {name: 'a fault in the code is found once', faults: isFound ? [] : [wrong]};
  const right = await page.evaluate(found('AH 7D', 0));
  yield {name: 'and no longer after a correction', faults: right};

  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/builder.html#element=scopa-table`);
  await page.evaluate(READY);
  const same = await page.evaluate(`(async () => {
    const frame = document.querySelector('#preview iframe');
    const table = () => frame.contentDocument.querySelector('scopa-table');
    const before = table();
    while (!before.record) await new Promise(requestAnimationFrame);
    const deal = JSON.stringify({...before.record.deals[0], moves: 0});
    for (const name of ['deck', 'level', 'theme']) {
      const select = document.querySelector('#common select[name=' + name + ']');
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event('change', {bubbles: true}));
    }
    await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    const after = JSON.stringify({...table().record.deals[0], moves: 0});
    return [...(table() === before ? [] : ['the table is another one']), ...(after === deal ? [] : ['the match is another one'])];
  })()`);
  yield {name: 'a match goes on while its table is changed', faults: same};

  await page.resize({width: 390, height: 664});
  await page.goto(`${origin}/builder.html#element=scopa-table`);
  const early = await page.evaluate(`(async () => {
    while (!document.querySelector('#weight').textContent) await new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
    return document.querySelector('#preview iframe').src ? ['the preview has begun to load'] : [];
  })()`);
  yield {name: 'a preview out of view does not load', faults: early};
  yield {name: 'it loads when it comes into view', faults: await page.evaluate(READY)};
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/builder.html#element=card-diagram`);
  await page.evaluate(READY);
  const cut = await page.evaluate(`(async () => {
    const frame = () => document.querySelector('#preview iframe');
    const shown = () => frame().contentDocument?.querySelector('card-diagram');
    const inside = document.querySelector('#inside');
    inside.scrollIntoView();
    inside.value = 'AH 7D KC';
    inside.dispatchEvent(new Event('input'));
    while (shown()?.textContent !== 'AH 7D KC' || !shown().shadowRoot?.querySelector('.picture')) await new Promise(requestAnimationFrame);
    for (let frames = 0; frames < 30; frames++) await new Promise(requestAnimationFrame);
    const [given, needed] = [frame(), frame().contentDocument.body].map((one) => Math.round(one.getBoundingClientRect().height));
    return given >= needed ? [] : ['the preview is ' + given + ' px high, and needs ' + needed];
  })()`);
  yield {name: 'text written while the preview is out of view is shown whole in it', faults: cut};
}
