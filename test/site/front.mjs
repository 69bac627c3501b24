// Tests the home pages in each language, on a phone: the lead and the other languages come before the puzzle. The puzzle is in view, explains
// a wrong card, and can be solved by pointer. The live examples open in tabs, by keyboard.
const PUZZLE = `(async () => {
  const puzzle = document.querySelector('card-puzzle');
  await customElements.whenDefined('card-puzzle');
  const cards = () => [...puzzle.shadowRoot.querySelectorAll('button, [role=button], [role=option]')];
  while (!cards().some((one) => one.dataset.card || /7|sept|sette|seven/i.test(one.getAttribute('aria-label') ?? one.textContent)))
    await new Promise(requestAnimationFrame);
})()`;

/** Waits for an item in the puzzle with this accessible text, and returns its middle. */
const placeOf = (pattern) => `(async () => {
  const {shadowRoot} = document.querySelector('card-puzzle');
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const found = () => [...shadowRoot.querySelectorAll('button, [role=button], [role=option]')].find((each) => ${pattern}.test(named(each)) && each.getBoundingClientRect().width > 0);
  for (let frame = 0; frame < 600 && !found(); frame++) await new Promise(requestAnimationFrame);
  const one = found();
  if (!one) return null;
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2, innerHeight];
})()`;

const PAGES = {
  'index.html': [/^seven of coins/i, /^play/i, /^king/i, /stay on the table/],
  'fr.html': [/^sept de deniers/i, /^jouer/i, /^roi/i, /restent sur la table/],
  'it.html': [/^sette di denari/i, /^gioca/i, /^re di/i, /restano sul tavolo/],
};

/** Waits until the puzzle's text matches a pattern. Returns whether it does. */
const says = (pattern) => `(async () => {
  const {shadowRoot} = document.querySelector('card-puzzle');
  for (let frame = 0; frame < 600 && !${pattern}.test(shadowRoot.textContent); frame++) await new Promise(requestAnimationFrame);
  return ${pattern}.test(shadowRoot.textContent);
})()`;

/** Returns what is below the puzzle's top edge that should be above it. */
const BELOW = `(() => {
  const {top} = document.querySelector('card-puzzle').getBoundingClientRect();
  return ['h1', '.lead', '.hero .tongues'].filter((selector) => document.querySelector(selector).getBoundingClientRect().bottom > top);
})()`;

/** Waits until the open example shows its element. Returns the name of the tab, the element and the top of the tabs. */
const EXAMPLE = `(async () => {
  const panels = [...document.querySelectorAll('[role=tabpanel]:not([hidden])')];
  const element = panels[0].querySelector('.live').querySelector('card-diagram:not([inline]), rules-explainer, scopa-table, score-pad, card-puzzle');
  while (!element.shadowRoot?.querySelector('svg, button')) await new Promise(requestAnimationFrame);
  const others = document.querySelectorAll('[role=tabpanel][hidden] .live > :not(template)').length;
  return {open: panels.length, tab: document.activeElement.id, element: element.localName, faults: globalThis.heard.splice(0), others, top: document.querySelector('.panel:not([hidden])').getBoundingClientRect().top + scrollY};
})()`;

/** Elements of the examples, in the order of their tabs. */
const EXAMPLES = ['card-diagram', 'rules-explainer', 'scopa-table', 'score-pad', 'card-puzzle'];

/** Opens each example with the arrow key, and comes back to the first. */
async function faultsOfExamples(page, height) {
  const faults = [];
  await page.evaluate(`document.querySelector('[role=tab]').focus()`);
  for (const [place, name] of [...EXAMPLES, EXAMPLES[0]].entries()) {
    if (place > 0) await page.press('ArrowRight');
    const shown = await page.evaluate(EXAMPLE);
    faults.push(...shown.faults);
    if (shown.open !== 1 || shown.element !== name) faults.push(`tab ${place} shows ${JSON.stringify(shown)}`);
    if (place === 0 && shown.others > 0) faults.push('an example loads before its tab opens');
    if (place === 0 && shown.top > 2 * height) faults.push(`the examples begin at ${shown.top} px`);
  }
  return faults;
}

const SOLVED = `(async () => {
  const events = (globalThis.solved ??= []);
  for (let frame = 0; events.length === 0 && frame < 600; frame += 1) await new Promise(requestAnimationFrame);
  return events.length;
})()`;

/** Yields a case for each language. */
export async function* frontCases(page, origin) {
  for (const [name, [card, act, wrong, reason]] of Object.entries(PAGES)) {
    await page.resize({width: 390, height: 664});
    await page.goto(`${origin}/${name}`, {alone: true});
    await page.evaluate(PUZZLE);
    await page.evaluate(`void addEventListener('puzzle-solved', () => (globalThis.solved ??= []).push(1))`);
    const faults = (await page.evaluate(BELOW)).map((selector) => `${selector} is below the puzzle`);
    for (const [step, pattern] of [wrong, act, card, act].entries()) {
      const place = await page.evaluate(placeOf(pattern));
      if (!place) {
        faults.push(`there is no ${pattern}`);
        break;
      }
      const [x, y, height] = place;
      if (y > height) faults.push(`${pattern} is below the first window`);
      await page.click(x, y);
      if (step === 1 && !(await page.evaluate(says(reason)))) faults.push(`a wrong card is not explained: ${reason}`);
    }
    if (faults.length === 0 && (await page.evaluate(SOLVED)) === 0) faults.push('the puzzle is not solved');
    faults.push(...(await page.evaluate('globalThis.heard.splice(0)')));
    yield {name, faults};
    // Only the drivers of Chromium and Firefox press keys.
    if (page.press) yield {name: `${name}, examples`, faults: await faultsOfExamples(page, 664)};
  }
}
