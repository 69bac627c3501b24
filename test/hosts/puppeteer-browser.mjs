// Drives Chromium and Firefox with Puppeteer: real input, any window size.
import puppeteer from 'puppeteer-core';
import {unpaintedArgs} from '../../tools/test/browsers.mjs';

const LAUNCH = {
  chromium: ({file}) => ({browser: 'chrome', executablePath: file, args: unpaintedArgs}),
  firefox: ({file}, prefs) => ({
    browser: 'firefox',
    executablePath: file,
    extraPrefsFirefox: {
      // By default, a background window doesn't render frames.
      'layout.throttled_frame_rate': 60,
      'ui.prefersReducedMotion': 1,
      // Use overlay scrollbars so that, as in the other engines, a page that grows in height doesn't lose width.
      'ui.useOverlayScrollbars': 1,
      ...prefs,
    },
  }),
};

/** Timeout in milliseconds for a response. */
const PATIENCE = 60_000;

function driverOf(engine, page, heard) {
  return {
    heard,
    async goto(url) {
      heard.length = 0;
      await page.goto(url, {waitUntil: 'load', timeout: PATIENCE});
    },
    resize: ({width, height}) => page.setViewport({width, height}),
    evaluate: (source) => page.evaluate(source),
    call: (name, ...args) => page.evaluate((method, given) => globalThis.hosts[method](...given), name, args),
    click: (x, y) => page.mouse.click(x, y),
    /** Moves the mouse, then presses or releases its button if `type` is `down` or `up`. */
    async mouse(type, x, y) {
      await page.mouse.move(x, y);
      if (type !== 'move') await page.mouse[type]();
    },
    press: (key) => page.keyboard.press(key),
    /** Shows pages in `light` or `dark` mode. Only for Chromium. */
    scheme: (value) =>
      page.emulateMediaFeatures([
        {name: 'prefers-color-scheme', value},
        {name: 'prefers-reduced-motion', value: 'reduce'},
      ]),
    ...(engine === 'chromium' && {
      /** Sets the reader's font size, in px. */
      async fontSize(standard) {
        const session = await page.createCDPSession();
        await session.send('Page.setFontSizes', {fontSizes: {standard}});
        await session.detach();
      },
    }),
  };
}

/** Opens a browser. `prefs` are additional preferences of Firefox. */
export async function openPuppeteer(engine, programs, prefs) {
  const browser = await puppeteer.launch({
    ...LAUNCH[engine](programs, prefs),
    headless: true,
    protocolTimeout: PATIENCE,
  });
  const page = await browser.newPage();
  if (engine === 'chromium') await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
  const heard = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const place = heard.push(message.text().slice(0, 300)) - 1;
    // Firefox reports an error without its message.
    for (const one of message.args())
      one
        .evaluate((value) => (value instanceof Error ? `${value}\n${value.stack}` : ''))
        .then(
          (text) => text && (heard[place] += ` ${text.slice(0, 500)}`),
          () => undefined,
        );
  });
  page.on('pageerror', (error) => heard.push(String(error.stack ?? error).slice(0, 300)));
  return {
    engine,
    version: await browser.version(),
    page: driverOf(engine, page, heard),
    puppeteerPage: page,
    close: () => browser.close(),
  };
}
