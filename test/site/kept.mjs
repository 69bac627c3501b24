// Tests what the site's pages keep across a reload: an element's settings in the URL, and a lesson in the editor.

/** Chooses a value for a setting, as a reader does. */
const choose = (name, value) => `(() => {
  const field = document.querySelector('#settings [name="${name}"]');
  field.value = '${value}';
  field.dispatchEvent(new Event('change', {bubbles: true}));
  return location.href;
})()`;

const READ = `(() => {
  const element = document.querySelector('main :is(card-puzzle, scopa-table)');
  return [element.getAttribute('lang'), element.getAttribute('deck'), document.querySelector('#settings [name="lang"]').value];
})()`;

/**
 * Waits until the fields show the stored values, and resets each to its default. Returns the values that they showed,
 * and those that apply afterwards.
 */
const CHOSEN = `(async () => {
  const [deck, level, hints] = ['deck', 'level', 'hints'].map((name) => document.querySelector('#settings [name="' + name + '"]'));
  for (let frame = 0; frame < 600 && deck.value !== 'italian'; frame++) await new Promise(requestAnimationFrame);
  const shown = [deck.value, level.value, hints.checked];
  deck.value = '';
  level.value = '';
  hints.checked = false;
  for (const field of [deck, level, hints]) field.dispatchEvent(new Event('change', {bubbles: true}));
  const table = document.querySelector('main scopa-table');
  for (let frame = 0; frame < 600 && table.setting('hints') !== 'false'; frame++) await new Promise(requestAnimationFrame);
  return [shown, ['deck', 'level', 'hints'].map((name) => table.setting(name))];
})()`;

const SNIPPET = `(async () => {
  const [, src] = /src="([^"]+[.]json)"/.exec(document.querySelector('#snippet').textContent) ?? [];
  return src && /^https?:/.test(src) ? (await fetch(src)).status : 'no address of its own';
})()`;

const write = (text) => `(() => {
  const field = document.querySelector('#page');
  field.value = ${JSON.stringify(text)};
  field.dispatchEvent(new Event('input', {bubbles: true}));
})()`;

/** A lesson in which the king can capture in two ways. */
const KING = `<rules-explainer game="scopa" lang="en">
  <lesson-step>
    <p>What does the king take?</p>
    <lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position>
    <lesson-ask kind="play" goal="takes"></lesson-ask>
  </lesson-step>
</rules-explainer>`;

/** Waits for new solutions. Returns their text, or `hidden` if the page doesn't show them. */
const RIGHT = `(async () => {
  const told = document.querySelector('#solutions');
  const before = told.textContent;
  for (let frame = 0; frame < 600 && (told.textContent === before || told.textContent === ''); frame++) await new Promise(requestAnimationFrame);
  return document.querySelector('#right').hidden ? 'hidden' : told.innerText.trim().replaceAll(/\\s+/g, ' ');
})()`;

const begin = (game) => `(async () => {
  const field = document.querySelector('#beginning');
  field.value = '${game}';
  field.dispatchEvent(new Event('change', {bubbles: true}));
  const page = document.querySelector('#page');
  for (let frame = 0; frame < 600 && !page.value.includes('game="${game}"'); frame++) await new Promise(requestAnimationFrame);
  return page.value.includes('game="${game}"');
})()`;

/** Restores the text that another template replaced. Returns it, and the button's text if the button is still shown. */
const BROUGHT_BACK = `(() => {
  const button = document.querySelector('#back');
  button.click();
  return [document.querySelector('#page').value, button.hidden ? '' : button.textContent];
})()`;

/** Waits for the initial lesson. Returns the selected language and the lesson's language. */
const BEGUN = `(async () => {
  const page = document.querySelector('#page');
  for (let frame = 0; frame < 600 && page.value === ''; frame++) await new Promise(requestAnimationFrame);
  return [document.querySelector('#language').value, ...(/lang="\\w+"/.exec(page.value) ?? [])].join(' ');
})()`;

/** Waits for findings. Returns their codes, and the URLs of their links. */
const FOUND = `(async () => {
  const found = () => [...document.querySelectorAll('#findings a')];
  for (let frame = 0; frame < 600 && found().length === 0; frame++) await new Promise(requestAnimationFrame);
  return found().map(({textContent, href, hreflang}) => [textContent, href.replace(location.origin, ''), hreflang].join(' '));
})()`;

/** Waits for the summary of the check, and returns it. */
const SUMMED = `(async () => {
  const summary = document.querySelector('#summary');
  for (let frame = 0; frame < 600 && summary.textContent === ''; frame++) await new Promise(requestAnimationFrame);
  return summary.textContent;
})()`;

/** Chooses another template that the server doesn't have. Returns the text before and after, and the message. */
const REFUSED = `(async () => {
  globalThis.fetch = () => Promise.resolve(new Response('Not here.', {status: 404}));
  const [page, told] = ['#page', '#told'].map((one) => document.querySelector(one));
  const before = page.value;
  const field = document.querySelector('#beginning');
  field.value = 'capra';
  field.dispatchEvent(new Event('change', {bubbles: true}));
  for (let frame = 0; frame < 120 && page.value === before && told.textContent === ''; frame++) await new Promise(requestAnimationFrame);
  return [before, page.value, told.textContent];
})()`;

/** Presses a copy button. Returns the copied text, and the status of each URL in it that loads something. */
const copying = (button) => `(async () => {
  let copied = '';
  navigator.clipboard.writeText = (text) => Promise.resolve(void (copied = text));
  const found = () => [...document.querySelectorAll('button')].find(${button});
  while (!found()) await new Promise(requestAnimationFrame);
  found().click();
  const addresses = [...copied.matchAll(/(?:src|href)="(https?:[^"]+[.](?:js|css))"/g)].map(([, address]) => address);
  const answers = await Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  return [copied, answers.join(' ')];
})()`;

/** Pages with their copy button, and a line that the copied text must contain. */
const COPIED = [
  [
    'write.html',
    `({id}) => id === 'copy' && document.querySelector('#page').value !== ''`,
    /<rules-explainer game="scopa" lang="en">\s*<lesson-step/,
  ],
  ['lesson.html', `({id}) => id === 'copy'`, /<rules-explainer game="capodama">\s*<lesson-step skill="Following suit"/],
  ['docs/diagrams.html', `({textContent}) => textContent === 'Copy'`, /<card-diagram/],
  ['docs/puzzles.html', `({textContent}) => textContent === 'Copy'`, /<card-puzzle>/],
];

/** Yields the cases. */
export async function* keptCases(page, origin) {
  for (const name of ['puzzles.html', 'scopa.html']) {
    await page.goto(`${origin}/${name}`);
    await page.evaluate(choose('deck', 'italian'));
    const address = await page.evaluate(choose('lang', 'it'));
    await page.goto('about:blank').catch(() => undefined);
    await page.goto(address);
    const read = await page.evaluate(READ);
    yield {
      name: `${name} shows what was chosen again`,
      faults: JSON.stringify(read) === '["it","italian","it"]' ? [] : [JSON.stringify(read)],
    };
  }
  await page.goto(`${origin}/scopa.html`);
  await page.evaluate(
    `localStorage.setItem('cartavola:settings', '{"deck":"italian","level scopa":"expert","hints":"true"}')`,
  );
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/scopa.html`);
  const shown = JSON.stringify(await page.evaluate(CHOSEN));
  const all = '[["italian","expert",true],["french","casual","false"]]';
  yield {name: 'the page shows what was chosen at a table, and can change it', faults: shown === all ? [] : [shown]};
  await page.evaluate(`localStorage.clear()`);
  await page.goto(`${origin}/puzzles.html`);
  const status = await page.evaluate(SNIPPET);
  yield {
    name: 'the lines to paste have a working address of the puzzles',
    faults: status === 200 ? [] : [String(status)],
  };

  for (const [name, button, wanted] of COPIED) {
    await page.goto(`${origin}/${name}`);
    const [copied, answers] = await page.evaluate(copying(button));
    const faults = wanted.test(copied) ? [] : [`it copies ${copied.slice(0, 200)}`];
    if (!/^200(?: 200)*$/.test(answers)) faults.push(`its addresses answer: ${answers}`);
    yield {name: `${name} copies code that works elsewhere`, faults};
  }

  const text = '<!doctype html><html lang="en"><p>Mine</p></html>';
  await page.goto(`${origin}/write.html`);
  await page.evaluate(write(text));
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/write.html`);
  const kept = await page.evaluate(`document.querySelector('#page').value`);
  yield {name: 'a lesson that was written is there again', faults: kept === text ? [] : [kept.slice(0, 80)]};
  const isBegun = await page.evaluate(begin('scopa'));
  yield {name: 'a lesson begins with steps of Scopa', faults: isBegun ? [] : ['it does not']};
  await page.evaluate(begin('calypso'));
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/write.html`);
  const [again, field] = await page.evaluate(BROUGHT_BACK);
  const isBack = again === text && field === '';
  yield {
    name: 'a lesson that was replaced can be restored after a reload',
    faults: isBack ? [] : [`${again.slice(0, 80)} ${field}`],
  };
  await page.evaluate(write(KING));
  const right = await page.evaluate(RIGHT);
  const isTold =
    right ===
    'Line 2 King of clubs → three of spades, seven of hearts; king of clubs → four of diamonds, six of clubs.';
  yield {name: 'all right answers are shown', faults: isTold ? [] : [right]};
  await page.goto(`${origin}/write.html?lang=it`);
  await page.evaluate(`localStorage.clear()`);
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/write.html?lang=it`);
  const own = await page.evaluate(BEGUN);
  yield {name: 'a lesson begins in the language of the address', faults: own === 'it lang="it"' ? [] : [own]};
  for (const [name, wanted] of [
    ['scrivi', 'it lang="it", Lezioni: 1, passi: 1, nessun errore.'],
    ['ecrire', 'fr lang="fr", Leçons : 1, étapes : 1, aucune faute.'],
  ]) {
    await page.evaluate(`localStorage.clear()`);
    await page.goto('about:blank').catch(() => undefined);
    await page.goto(`${origin}/${name}.html`);
    const said = `${await page.evaluate(BEGUN)}, ${await page.evaluate(SUMMED)}`.replaceAll('\u00a0', ' ');
    yield {name: `${name}.html begins in its language`, faults: said === wanted ? [] : [said]};
    await page.evaluate(write('<scopa-table levle="expert"></scopa-table>'));
    const found = JSON.stringify(await page.evaluate(FOUND));
    const isLinked = found === '["page.attribute /docs/checking.html#page.attribute en"]';
    yield {
      name: `${name}.html finds faults in every element, with links to their codes`,
      faults: isLinked ? [] : [found],
    };
  }
  await page.evaluate(`localStorage.clear()`);
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/write.html?lang=it`);
  await page.evaluate(write(text));
  await page.goto('about:blank').catch(() => undefined);
  await page.goto(`${origin}/write.html`);
  const tongue = await page.evaluate(`document.querySelector('#language').value`);
  yield {name: 'the language chosen for a lesson is there again', faults: tongue === 'it' ? [] : [tongue]};

  const [before, after, told] = await page.evaluate(REFUSED);
  const lost = before === after && before.length > 9 ? [] : [`it is ${JSON.stringify(after.slice(0, 80))}`];
  yield {name: 'keeps the lesson if another cannot be loaded', faults: told ? lost : [...lost, 'shows no message']};
}
