// Drives WebKit with its own driver, on a virtual screen.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';
import {freePort} from './free-port.mjs';
import {openSession} from './webdriver.mjs';

const SCREEN = {width: 2200, height: 1400};
/** Window size for the largest frame. */
const WINDOW = {x: 0, y: 0, width: 2100, height: 1300};
const PATIENCE = 120_000;

/** Starts a virtual screen if there is no screen. */
async function openScreen(program, children) {
  if (!program) return process.env.DISPLAY;
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const child = spawn(program, ['-displayfd', '1', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const [number] = await once(child.stdout, 'data');
  return `:${String(number).trim()}`;
}

async function whenListening(base) {
  for (const ended = performance.now() + 15_000; ;) {
    try {
      return await fetch(`${base}/status`);
    } catch (error) {
      if (performance.now() > ended) throw error;
      await wait(50);
    }
  }
}

/**
 * Drives WebKit. Its windows can't be narrower than about 450 px, so pages are shown in a frame of the right size in a page on the same origin. For
 * real input, the page has the window to itself.
 */
function driverOf(session) {
  let size = {width: 1200, height: 800};
  let framed = false;

  /** Resizes the window until the page's inner size is right, because the frame's surroundings take up a few pixels. */
  async function fit({width, height}) {
    let {width: outerWidth, height: outerHeight} = await session.place({x: 0, y: 0, width, height});
    for (let turn = 0; turn < 5; turn++) {
      const [innerWidth, innerHeight] = await session.evaluate(
        'new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(() => shown([innerWidth, innerHeight]))))',
      );
      if (innerWidth === width && innerHeight === height) return;
      outerWidth += width - innerWidth;
      outerHeight += height - innerHeight;
      await session.place({x: 0, y: 0, width: outerWidth, height: outerHeight});
    }
  }

  const setFrame = ({width, height}) =>
    session.evaluate(
      'Object.assign(document.querySelector("#frame"), {width: given[0], height: given[1]}) && null',
      width,
      height,
    );

  return {
    heard: [],
    async goto(url, {alone = false} = {}) {
      await session.enter(null);
      framed = !alone;
      if (alone) {
        await session.goto(url);
        return fit(size);
      }
      await session.goto(new URL('/frame', url).href);
      await session.place(WINDOW);
      await setFrame(size);
      await session.evaluate(
        'new Promise((loaded) => Object.assign(document.querySelector("#frame"), {onload: () => loaded(null), src: given[0]}))',
        url,
      );
      await session.enter(0);
    },
    async resize(wanted) {
      size = wanted;
      if (!framed) return;
      await session.enter(null);
      await setFrame(wanted);
      await session.enter(0);
    },
    evaluate: (source) => session.evaluate(source),
    call: (name, ...args) => session.evaluate('window.hosts[given[0]](...given[1])', name, args),
    click: session.click,
    mouse: session.mouse,
    press: session.press,
  };
}

export async function openWebKit(_engine, {file, driver, screen}) {
  const children = [];
  const end = () => children.reverse().forEach((child) => child.kill());
  process.once('exit', end);
  try {
    const display = await openScreen(screen, children);
    const port = await freePort();
    const base = `http://127.0.0.1:${port}`;
    // Without a graphics card, disabling shared buffers saves a quarter of the time.
    const env = {...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1'};
    children.push(spawn(driver, [`--port=${port}`], {stdio: 'ignore', env}));
    await whenListening(base);
    const options = {binary: file, args: ['--automation']};
    const session = await openSession(
      base,
      {browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options},
      PATIENCE,
    );
    const close = async () => {
      await session.close().catch(() => undefined);
      end();
    };
    return {engine: 'webkit', version: session.version, page: driverOf(session), close};
  } catch (error) {
    end();
    throw error;
  }
}
