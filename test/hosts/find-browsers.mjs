// Finds which of the three engines are installed, and why the others are not available.
import {accessSync, constants} from 'node:fs';
import path from 'node:path';
import {findChrome} from '../../tools/test/browsers.mjs';

export const ENGINES = ['chromium', 'firefox', 'webkit'];

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib', '/usr/libexec'];
const MINI_BROWSERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].flatMap((version) =>
  LIBRARIES.map((folder) => `${folder}/${version}/MiniBrowser`),
);

const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs);
};

function findFirefox() {
  const file = process.env.FIREFOX_PATH ?? onPath('firefox-esr', 'firefox');
  if (!file || !runs(file)) throw new Error('no firefox-esr or firefox (FIREFOX_PATH may name one)');
  return {file};
}

function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const file = MINI_BROWSERS.find(runs);
  const screen = process.env.DISPLAY ? undefined : onPath('Xvfb');
  const missing = [!driver && 'WebKitWebDriver', !file && 'MiniBrowser', !screen && !process.env.DISPLAY && 'Xvfb'];
  if (missing.some(Boolean))
    throw new Error(`no ${missing.filter(Boolean).join(', no ')} (Debian: webkit2gtk-driver, xvfb)`);
  return {file, driver, screen};
}

const FINDERS = {
  chromium: async () => ({file: (await findChrome()).path}),
  firefox: findFirefox,
  webkit: findWebKit,
};

/**
 * Finds browsers. `found` maps each engine to its executable, and `missing` lists the other engines with the reasons.
 */
export async function findBrowsers(engines = ENGINES) {
  const found = new Map();
  const missing = [];
  for (const engine of engines) {
    try {
      found.set(engine, await FINDERS[engine]());
    } catch (error) {
      missing.push(`${engine}: ${error.message.split('\n')[0]}`);
    }
  }
  return {found, missing};
}
