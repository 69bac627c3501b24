// Opens built pages with a table in Chromium, and finds points for a reader to click.
import puppeteer from 'puppeteer-core';
import {chromeArgs, findChrome} from '../../tools/test/browsers.mjs';

export const startChrome = async (...args) =>
  puppeteer.launch({executablePath: (await findChrome()).path, args: [...chromeArgs, ...args], headless: true});

/** Opens an empty page. Adds its errors and console errors to `faults`. */
export async function openPage(browser, faults) {
  const page = await browser.newPage();
  page.on('pageerror', (error) => faults.push(`thrown: ${error.stack ?? error}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`in the console: ${message.text()}`));
  return page;
}

/** Counts the moves that workers have chosen, in `globalThis.answers`. Runs in the page before its scripts. */
export function countAnswers() {
  globalThis.answers = 0;
  const Begun = globalThis.Worker;
  globalThis.Worker = class extends Begun {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => (globalThis.answers += Number('choice' in data)));
    }
  };
}

/** Returns a point on the first uncovered match for a selector in an element's shadow root. Runs in the page. */
function pointOf(element, selector) {
  const shadow = globalThis.document.querySelector(element)?.shadowRoot;
  for (const found of shadow?.querySelectorAll(selector) ?? []) {
    const {left, top, width, height} = found.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 3];
    if (found.contains(shadow.elementFromPoint(x, y))) return {x, y};
  }
  return undefined;
}

/** Waits until a selector in an element's shadow root matches a node that isn't covered, and clicks it with the mouse. */
export async function clickIn(page, element, selector) {
  const found = await page.waitForFunction(pointOf, {timeout: 15_000}, element, selector);
  const {x, y} = await found.jsonValue();
  await page.mouse.click(x, y);
}
