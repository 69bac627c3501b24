// Opens built pages with a table in Chromium, and finds places for a reader to click.
import puppeteer from 'puppeteer-core';
import {chromeArgs, findChrome} from '../../tools/test/browsers.mjs';

/** Starts Chromium. */
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

/** Returns a visible point on the first match for a selector in an element's shadow root. Runs in the page. */
function pointOf(element, selector) {
  const shadow = globalThis.document.querySelector(element)?.shadowRoot;
  const found = shadow?.querySelector(selector);
  if (!found) return undefined;
  const {left, top, width, height} = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 3];
  return found.contains(shadow.elementFromPoint(x, y)) ? {x, y} : undefined;
}

/** Waits until a selector matches a visible node in an element's shadow root, and clicks it with the mouse. */
export async function clickIn(page, element, selector) {
  const found = await page.waitForFunction(pointOf, {timeout: 15_000}, element, selector);
  const {x, y} = await found.jsonValue();
  await page.mouse.click(x, y);
}
