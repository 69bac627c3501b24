// Tests the live examples in the documents and the reference: each is shown in its frame, and none of its elements reports an error.
import {readFileSync} from 'node:fs';

/** Opens the example with this number, waits until its elements are there, and returns the faults. */
const shown = (number) => `(async () => {
  const bars = [...document.querySelectorAll('.example-bar')];
  const bar = bars[${number}];
  // The first of two buttons, in any language, opens the example; the other copies it.
  const buttons = bar.querySelectorAll('button');
  if (buttons.length > 1) buttons[0].click();
  const frame = bar.nextElementSibling;
  if (frame?.localName !== 'iframe') return ['there is no frame'];
  // The frame loads when it comes near the viewport.
  frame.scrollIntoView();
  if (!frame.contentDocument?.querySelector('#place')) await new Promise((loaded) => frame.addEventListener('load', loaded, {once: true}));
  const inside = frame.contentDocument;
  const place = inside.querySelector('#place');
  const showing = new Promise((seen) => new MutationObserver(seen).observe(place, {childList: true}));
  if (place.children.length === 0) await Promise.race([showing, new Promise((late) => setTimeout(late, 10_000))]);
  const own = [...place.querySelectorAll(':not(:defined)')].map(({localName}) => localName).filter((name) => name.includes('-') && !name.startsWith('lesson-'));
  await Promise.all([...new Set(own)].map((name) => frame.contentWindow.customElements.whenDefined(name)));
  await new Promise((seen) => frame.contentWindow.requestAnimationFrame(() => frame.contentWindow.requestAnimationFrame(seen)));
  const faults = frame.contentWindow.heard.splice(0);
  if (place.children.length === 0) faults.push('nothing is shown');
  return faults;
})()`;

/** Yields a case for each example on each page. */
export async function* exampleCases(page, origin, pages, folder) {
  await page.resize({width: 1366, height: 900});
  for (const name of pages) {
    const html = readFileSync(`${folder}/${name}`, 'utf8');
    const all = [...html.matchAll(/<pre class="code"(?: data-html)?( data-live(?:="\w*")?)?/g)];
    if (!all.some(([, live]) => live)) continue;
    await page.goto(`${origin}/${name}`);
    for (const [number, [, live]] of all.entries())
      if (live) yield {name: `${name}, example ${number + 1}`, faults: await page.evaluate(shown(number))};
    const heard = await page.evaluate('globalThis.heard.splice(0)');
    if (heard.length > 0) yield {name, faults: heard};
  }
}
