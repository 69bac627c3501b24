// Finds the browser for the tests. Doesn't download anything.
import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';
import {ensureInstalled} from '../build/ensure-install.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for every run. Chrome can't use its sandbox when it runs as root. The browser must not use the network. */
export const chromeArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--force-color-profile=srgb',
];

/**
 * Flags for tests that don't check pixels. Without memory for tiles, Chromium doesn't paint anything, which saves a
 * third of its work.
 */
export const unpaintedArgs = [...chromeArgs, '--force-gpu-mem-available-mb=0'];

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(runs);
}

/**
 * Finds Chrome: CHROME_PATH, otherwise an installed Chrome or Chromium (unless NO_SYSTEM_CHROME is set), otherwise the
 * one in the npm package.
 */
export async function findChrome() {
  const own = process.env.CHROME_PATH;
  if (own) {
    if (!runs(own)) throw new Error(`CHROME_PATH=${own} is not an executable file`);
    return {path: own, from: 'CHROME_PATH'};
  }
  const installed = process.env.NO_SYSTEM_CHROME ? undefined : (onPath() ?? PLACES.find(runs));
  if (installed) return {path: installed, from: 'installed'};
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No Chrome or Chromium found. Install one, or set CHROME_PATH to its executable.');
  try {
    return {path: await packedChrome(), from: '@sparticuz/chromium'};
  } catch (cause) {
    throw new Error(
      'No Chrome or Chromium is installed, and the one in the npm package does not run. Install one, or set CHROME_PATH.',
      {cause},
    );
  }
}

async function packedChrome() {
  ensureInstalled('tools/test');
  const {default: chromium} = await import('@sparticuz/chromium');
  // The package unpacks files to the temporary folder under a fixed name and trusts existing files there, so use a
  // separate folder.
  const folder = path.join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(folder, {recursive: true});
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const executable = await chromium.executablePath();
    if (!starts(executable)) {
      useItsLibraries(folder);
      execFileSync(executable, ['--version'], {stdio: ['ignore', 'ignore', 'inherit']});
    }
    if (!existsSync('/etc/fonts/fonts.conf')) useItsFonts(folder);
    return executable;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
}

function starts(executable) {
  try {
    execFileSync(executable, ['--version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** Uses the package's libraries, because a bare machine lacks libnss3 and its dependencies. */
function useItsLibraries(folder) {
  const archive = path.join(root, 'tools/test/node_modules/@sparticuz/chromium/bin/al2023.tar.br');
  const libraries = path.join(folder, 'al2023');
  mkdirSync(libraries, {recursive: true});
  execFileSync('tar', ['-x', '-C', libraries], {input: brotliDecompressSync(readFileSync(archive))});
  process.env.LD_LIBRARY_PATH = [path.join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
}

/**
 * Writes a font configuration, because the package's fonts.conf refers to folders on another machine, and without
 * fonts, all text has a width of 0.
 */
function useItsFonts(folder) {
  const config = path.join(folder, 'fonts.conf');
  const folders = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fontcache</cachedir>`;
  writeFileSync(config, `<fontconfig>${folders}</fontconfig>`);
  process.env.FONTCONFIG_FILE = config;
}
