// A virtual screen with Orca, and a browser that it reads. Keys are pressed as by a person's keyboard.
import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import {accessSync, constants, mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import puppeteer from 'puppeteer-core';
import {chromeArgs} from '../../tools/test/browsers.mjs';

const run = promisify(execFile);
const SCREEN = {width: 1200, height: 1000};
/** Milliseconds without speech after which nothing more is expected. */
const HUSH = 1600;
/** Maximum number of milliseconds until Orca begins to speak after a key. */
const ANSWER = 5000;
/** Maximum number of milliseconds to wait for the end of a sentence, or for Orca to handle a key. */
const PATIENCE = 20_000;

const LAUNCH = {
  chromium: ({file}) => ({
    browser: 'chrome',
    executablePath: file,
    args: [
      ...chromeArgs,
      '--force-renderer-accessibility',
      '--window-position=0,0',
      `--window-size=${SCREEN.width},${SCREEN.height}`,
    ],
  }),
  firefox: ({file}) => ({browser: 'firefox', executablePath: file, args: []}),
};

/** Programs that the tests need, with the Debian packages that contain them. */
const PROGRAMS = ['Xvfb', 'orca', 'xdotool', 'dbus-daemon'];

/** Returns the programs that aren't installed. */
export function missingPrograms() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const isInstalled = (name) =>
    folders.some((folder) => {
      try {
        accessSync(path.join(folder, name), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
  return PROGRAMS.filter((name) => !isInstalled(name));
}

/** Starts a program that prints its address on its first line. */
async function started(program, args, env) {
  const child = spawn(program, args, {env, stdio: ['ignore', 'pipe', 'ignore']});
  const [line] = await once(createInterface({input: child.stdout}), 'line');
  return {child, line};
}

/** Opens a browser on a virtual screen, with Orca. */
export async function openScreenReader(engine, programs) {
  const home = mkdtempSync(path.join(tmpdir(), 'listening-'));
  const runtime = path.join(home, 'run');
  mkdirSync(runtime, {mode: 0o700});
  mkdirSync(path.join(home, 'orca'));
  const children = [];
  const close = async () => {
    for (const child of children.reverse()) child.kill('SIGKILL');
    rmSync(home, {recursive: true, force: true, maxRetries: 5});
  };
  try {
    const screen = await started(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
      process.env,
    );
    children.push(screen.child);
    const env = {
      ...process.env,
      DISPLAY: `:${screen.line}`,
      HOME: home,
      XDG_RUNTIME_DIR: runtime,
      XDG_CONFIG_HOME: home,
      LANG: 'C.UTF-8',
      GNOME_ACCESSIBILITY: '1',
      ACCESSIBILITY_ENABLED: '1',
    };
    const bus = await started('dbus-daemon', ['--session', '--nofork', '--print-address'], env);
    children.push(bus.child);
    env.DBUS_SESSION_BUS_ADDRESS = bus.line;

    const orca = spawn(
      '/usr/bin/python3',
      [fileURLToPath(new URL('screen_reader.py', import.meta.url)), path.join(home, 'orca')],
      {
        env,
        stdio: ['ignore', 'pipe', process.env.ORCA_ERRORS ? 'inherit' : 'ignore'],
      },
    );
    children.push(orca);
    let lines = [];
    let tell = () => {};
    createInterface({input: orca.stdout}).on('line', (text) => {
      const line = JSON.parse(text);
      lines.push(line);
      tell(line);
    });
    await new Promise((resolve, reject) => {
      tell = ({type}) => type === 'ready' && resolve();
      orca.once('exit', () => reject(new Error('Orca ended.')));
    });

    const browser = await puppeteer.launch({
      ...LAUNCH[engine](programs),
      headless: false,
      defaultViewport: null,
      env,
    });
    children.push({kill: () => browser.process()?.kill('SIGKILL')});
    const [page] = await browser.pages();
    /**
     * Resolves with what was heard once nothing has been said for a while. With `afterKey`, waits until Orca has
     * handled a key before that.
     */
    const hushed = (afterKey = false) =>
      new Promise((resolve) => {
        let timer;
        const end = () => {
          tell = () => {};
          const all = lines.filter(({type}) => type === 'heard' || type === 'cut');
          lines = [];
          resolve(all);
        };
        const wait = (milliseconds) => {
          clearTimeout(timer);
          timer = setTimeout(end, milliseconds);
        };
        wait(afterKey ? PATIENCE : HUSH);
        tell = ({type}) => wait({quiet: HUSH, key: ANSWER}[type] ?? PATIENCE);
      });
    const xdotool = (...args) => run('xdotool', args, {env});
    const windows = await xdotool(
      'search',
      '--sync',
      '--onlyvisible',
      '--class',
      engine === 'firefox' ? 'firefox' : 'chrom',
    );
    const window = windows.stdout.trim().split('\n').at(-1);
    await xdotool('windowfocus', '--sync', window);
    if (engine === 'firefox')
      await xdotool('windowsize', '--sync', window, String(SCREEN.width), String(SCREEN.height));
    return {
      page,
      version: await browser.version(),
      hushed,
      /** Presses a key, and resolves with what was heard after it. */
      async press(key) {
        const heard = hushed(true);
        await xdotool('key', key);
        return heard;
      },
      /** Moves the focus from the browser's own controls into the page. */
      async enterPage() {
        for (let turn = 0; turn < 5 && !(await page.evaluate(() => document.hasFocus())); turn++) {
          await xdotool('key', 'F6');
          await hushed();
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
