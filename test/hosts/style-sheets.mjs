// Style sheets of typical pages: real ones from npm, and rules that are common in themes.
import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, 'node_modules/.cache/style-sheets');
const run = promisify(execFile);

const installed = (file) => fileURLToPath(import.meta.resolve(file));

/**
 * Packages from which only individual files are downloaded, because their dependencies include a whole editor or a
 * compiler.
 */
const PACKED = {
  'wordpress blocks': {
    package: '@wordpress/block-library@11.1.0',
    integrity: 'sha512-QSg0uK/aWwaaZJiC625cVdh5R2GKkwwIL23VQaAMV+EHfOA4LzdwpZH4wo0o5NgS/pQN7KMJq6wz50F+dav98Q==',
    files: ['build-style/style.css', 'build-style/theme.css'],
  },
  foundation: {
    package: 'foundation-sites@6.9.0',
    integrity: 'sha512-bZpjL6lxuGViy1UU/NuMddyAAJP0YgJYKNh+8ZtDWhQRtiY1yQISxHmgF4V8EFx7DWHDTdZC1fwFysnMAYkdQg==',
    files: ['dist/css/foundation.css'],
  },
};

/** Theme that styles a page through its root, as blogs do. */
const THEME = `body {margin: 0 auto; max-width: 1920px; font: 1.6rem/1.6 Georgia, serif}`;

const INHERITED = `body {
  text-indent: 3em; letter-spacing: 3px; word-spacing: 8px; text-transform: uppercase; text-shadow: 2px 2px 2px red;
  hyphens: auto; -webkit-hyphens: auto; text-align: justify; line-height: 3; font-weight: 900; font-style: italic;
  font-variant: small-caps; word-break: break-all; text-wrap: balance; visibility: visible; cursor: crosshair;
}`;

/**
 * Style sheets, keyed by name: a file, or CSS as text. `quirks` omits the doctype, `dir` sets right-to-left text, and
 * `strips` removes rules for `:host`.
 */
const SHEETS = {
  none: {text: ''},
  bootstrap: {file: 'bootstrap/dist/css/bootstrap.css'},
  bulma: {file: 'bulma/css/bulma.css'},
  pico: {file: '@picocss/pico/css/pico.css'},
  water: {file: 'water.css/out/water.css'},
  'tailwind preflight': {file: 'tailwindcss/preflight.css'},
  'root 62.5 %': {text: `html {font-size: 62.5%}\n${THEME}`, smallRoot: true},
  'root 24 px': {text: 'html {font-size: 24px}'},
  quirks: {text: '', quirks: true},
  'right to left': {text: '', dir: 'rtl'},
  'all: revert': {text: '* {all: revert}', strips: true},
  'inherited text styles': {text: INHERITED},
  nowrap: {text: 'main {white-space: nowrap}'},
  'border boxes and margins': {
    text: '*, *::before {box-sizing: content-box; margin: 0; padding: 0} main * {max-width: 100%} section, h2, ul, button {margin: 1em; padding: 1em}',
  },
};

async function unpack({package: name, integrity, files}) {
  const folder = path.join(cache, name.replaceAll('/', '+'));
  if (!existsSync(folder)) {
    mkdirSync(cache, {recursive: true});
    const temporary = mkdtempSync(path.join(cache, 'unpacking-'));
    try {
      const npm = ['pack', name, '--pack-destination', temporary, '--silent', '--ignore-scripts'];
      await run('npm', npm, {cwd: temporary, shell: process.platform === 'win32'});
      const archive = path.join(
        temporary,
        readdirSync(temporary).find((file) => file.endsWith('.tgz')),
      );
      const digest = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
      if (digest !== integrity) throw new Error(`${name} has an unexpected hash: ${digest}`);
      await run('tar', [
        '-xzf',
        archive,
        '-C',
        temporary,
        '--strip-components=1',
        ...files.map((file) => `package/${file}`),
      ]);
      rmSync(archive);
      // A concurrent run may have created the folder first.
      if (!existsSync(folder)) renameSync(temporary, folder);
    } finally {
      rmSync(temporary, {recursive: true, force: true});
    }
  }
  return files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
}

/** Loads the available style sheets, keyed by name, with the reasons why others are missing. */
export async function loadStyleSheets() {
  const sheets = new Map();
  const missing = [];
  for (const [name, {file, text, ...traits}] of Object.entries(SHEETS))
    sheets.set(name, {...traits, text: file ? readFileSync(installed(file), 'utf8') : text});
  for (const [name, packed] of Object.entries(PACKED)) {
    try {
      sheets.set(name, {text: await unpack(packed)});
    } catch (error) {
      missing.push(`style sheet ${name}: ${String(error.message).split('\n')[0]}`);
    }
  }
  return {sheets, missing};
}
