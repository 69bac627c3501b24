// Tests the home pages: the puzzle is there without a click, in view on a phone, and can be solved by pointer in each language.
const PUZZLE = `(async () => {
  const puzzle = document.querySelector('card-puzzle');
  await customElements.whenDefined('card-puzzle');
  const cards = () => [...puzzle.shadowRoot.querySelectorAll('button, [role=button], [role=option]')];
  while (!cards().some((one) => one.dataset.card || /7|sept|sette|seven/i.test(one.getAttribute('aria-label') ?? one.textContent)))
    await new Promise(requestAnimationFrame);
})()`;

/** Returns the middle of the item in the puzzle that has this accessible text. */
const placeOf = (pattern) => `(() => {
  const {shadowRoot} = document.querySelector('card-puzzle');
  const named = (one) => (one.getAttribute('aria-label') ?? one.textContent).trim();
  const one = [...shadowRoot.querySelectorAll('button, [role=button], [role=option]')].find((each) => ${pattern}.test(named(each)) && each.getBoundingClientRect().width > 0);
  if (!one) return null;
  const {left, top, width, height} = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2, innerHeight];
})()`;

const PAGES = {
  'index.html': [/^seven of coins/i, /^play/i],
  'fr.html': [/^sept de deniers/i, /^jouer/i],
  'it.html': [/^sette di denari/i, /^gioca/i],
};

const SOLVED = `(async () => {
  const events = (globalThis.solved ??= []);
  for (let frame = 0; events.length === 0 && frame < 600; frame += 1) await new Promise(requestAnimationFrame);
  return events.length;
})()`;

/** Yields a case for each language. */
export async function* frontCases(page, origin) {
  for (const [name, [card, act]] of Object.entries(PAGES)) {
    await page.resize({width: 390, height: 664});
    await page.goto(`${origin}/${name}`, {alone: true});
    await page.evaluate(PUZZLE);
    await page.evaluate(`void addEventListener('puzzle-solved', () => (globalThis.solved ??= []).push(1))`);
    const faults = [];
    for (const pattern of [card, act]) {
      const place = await page.evaluate(placeOf(pattern));
      if (!place) {
        faults.push(`there is no ${pattern}`);
        break;
      }
      const [x, y, height] = place;
      if (y > height) faults.push(`${pattern} is below the first window`);
      await page.click(x, y);
    }
    if (faults.length === 0 && (await page.evaluate(SOLVED)) === 0) faults.push('the puzzle is not solved');
    faults.push(...(await page.evaluate('globalThis.heard.splice(0)')));
    yield {name, faults};
  }
}
