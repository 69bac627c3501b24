// The search: what one types is found, in words and with a mistake, and the address keeps it.
const RESULTS = `[...document.querySelectorAll('#found a')].map(({textContent, href}) => textContent + ' ' + href)`;

const look = (words) => `(async () => {
  const query = document.querySelector('#query');
  const said = document.querySelector('#counted');
  query.value = ${JSON.stringify(words)};
  said.textContent = '';
  query.dispatchEvent(new Event('input', {bubbles: true}));
  while (/^$|…$/.test(said.textContent)) await new Promise(requestAnimationFrame);
  return said.textContent;
})()`;

/** What one looks for, and a page that is to be among the first five. */
const WANTED = {
  'content policy': 'docs/content-security-policy.html',
  moodle: 'docs/moodle.html',
  notaton: 'docs/notation.html',
  'table-move': 'reference/scopa-table.html',
  'italian rules': 'docs/embedding.html#house-rules',
  'React from nothing': 'docs/frameworks.html#react-from-nothing',
  'screen reader': 'docs/accessibility.html',
  privacy: 'docs/privacy.html',
  'cookies GDPR': 'docs/privacy.html',
  'how big is it in kilobytes': 'docs/measurements.html',
  licence: 'downloads.html',
  stampare: 'scaricare.html',
  imprimer: 'telechargements.html',
};

/** Yields a case for each search. */
export async function* searchCases(page, origin) {
  await page.resize({width: 390, height: 664});
  await page.goto(`${origin}/search.html`);
  for (const [words, wanted] of Object.entries(WANTED)) {
    await page.evaluate(look(words));
    const first = (await page.evaluate(RESULTS)).slice(0, 5);
    const faults = first.some((one) => one.includes(wanted))
      ? []
      : [`${wanted} is not among ${first.map((one) => one.replace(/http.*?\d\//, '')).join('; ')}`];
    yield {name: words, faults};
  }
  await page.goto(`${origin}/search.html?q=settebello`);
  await page.evaluate(
    `(async () => { while (!document.querySelector('#found a')) await new Promise(requestAnimationFrame); })()`,
  );
  yield {name: 'from an address', faults: await page.evaluate('globalThis.heard.splice(0)')};
  const nothing = await page.evaluate(look('xyzzyplugh'));
  yield {name: 'nothing', faults: /Nothing was found/.test(nothing) ? [] : [nothing]};
}
