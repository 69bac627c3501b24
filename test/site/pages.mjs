// Tests every page of the site as delivered: there are no errors, nothing is cut off, its elements are there, and axe
// finds nothing.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {fileURLToPath} from 'node:url';
import {readElements} from '../../tools/build/element-modules.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Small and wide windows. */
export const SIZES = [
  {width: 320, height: 568},
  {width: 1366, height: 650},
];

/** The kit's elements, and third-party tables. */
const OWN = [...readElements(fileURLToPath(new URL('../..', import.meta.url))).map(({name}) => name), '[a-z]+-table'];

/** Waits for the kit's elements in the page to load, and returns those that haven't. */
const READY = `(async () => {
  const own = /^(?:${OWN.join('|')})$/;
  const names = [...new Set([...document.querySelectorAll('*')].map(({localName}) => localName).filter((name) => own.test(name)))];
  await Promise.all(names.map((name) => customElements.whenDefined(name)));
  await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
  return [...document.querySelectorAll('[data-cartavola-failed]')].map(({localName}) => localName + ' could not be loaded');
})()`;

const WIDTH = `(() => {
  const {scrollWidth, clientWidth} = document.documentElement;
  return scrollWidth > clientWidth ? [scrollWidth - clientWidth] : [];
})()`;

const HEARD = 'globalThis.heard.splice(0)';

/**
 * Checks the page's title and description, its outline, and its language. Printable sheets don't need a description.
 */
const OUTLINE = `(() => {
  const faults = [];
  if (document.querySelectorAll('h1').length !== 1) faults.push('it has no heading of the first level, or several');
  if (document.querySelectorAll('main').length !== 1) faults.push('it has no <main>, or more than one');
  if (!document.documentElement.lang) faults.push('it has no language');
  if (!document.title) faults.push('it has no title');
  if (!/[/]downloads[/]/.test(location.pathname) && !document.querySelector('meta[name=description]')?.content) faults.push('it has no description');
  return faults;
})()`;

/** Lists a page's faults at one size. */
export async function faultsOfPage(page, address, size) {
  await page.resize(size);
  await page.goto(address);
  const faults = [...(await page.evaluate(READY)), ...(await page.evaluate(OUTLINE))];
  const [over] = await page.evaluate(WIDTH);
  if (over) faults.push(`at ${size.width} px it is ${over} px too wide`);
  faults.push(...(await page.evaluate(HEARD)));
  return faults;
}

/** Lists what axe finds in the open page with everything expanded, in some colour schemes. */
export async function faultsByAxe(page, schemes) {
  // The page's policy blocks inline scripts, but not code that a test runs in the page.
  await page.evaluate(`${axe};document.querySelectorAll('details').forEach((one) => (one.open = true))`);
  const faults = [];
  for (const scheme of schemes) {
    await page.scheme(scheme);
    const violations = await page.evaluate(
      `axe.run({resultTypes: ['violations'], preload: false}).then(({violations}) => violations.map(({id, nodes}) => id + ': ' + nodes.length + ' × ' + nodes[0].html.slice(0, 160)))`,
    );
    faults.push(...violations.map((violation) => `axe, ${scheme}: ${violation}`));
  }
  return faults;
}
