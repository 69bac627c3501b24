// `npm run test:all -- wordpress`: installs the WordPress plugin's build tools in its own folder if they are missing.
// Then lints, builds, tests and packs the plugin, and tests it on a real WordPress site as a reader and as an author.
// The first run downloads WordPress (152 MB), and PHP through apt. Reports what could not be tested: nothing is
// installed without a registry, and WordPress doesn't run without PHP. `PARTS=posts,editor` tests only some of the
// parts `posts`, `written` and `editor`.
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../../tools/build/ensure-install.mjs';
import {anyFailed, check, demand, run, tellCount} from '../../tools/test/counted.mjs';
import {hasRegistry} from '../nodes/other-node.mjs';
import {startChrome} from '../packages/table-page.mjs';
import {editBlocks, findBlocks, KEPT} from './editor.mjs';
import {readSummaries, readWithout, readWithoutKit, showBlocks} from './posts.mjs';
import {installPhp, loadWordPress, startWordPress, themes} from './wordpress.mjs';
import {readWritten} from './written.mjs';
import {checkZip} from './zip.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const plugin = path.join(root, 'packages/wordpress');
const zip = path.join(plugin, 'cartavola-wordpress.zip');

/** Runs one of a package's scripts, and prints the lines that say what it didn't test. */
function script(folder, name) {
  const output = run('npm', ['run', '--silent', name], folder);
  for (const line of output.split('\n')) if (line.startsWith('Not tried')) console.log(`  ${line}`);
  return output;
}

/** Installs the plugin's build tools. Returns false if that fails. */
async function install() {
  if (!existsSync(path.join(plugin, 'node_modules')) && !(await hasRegistry(root))) {
    console.log('Not tried: no registry answers, so the plugin’s build tools could not be installed.');
    return false;
  }
  await check('the plugin’s build tools are installed', () => ensureInstalled('packages/wordpress'));
  return !anyFailed();
}

/** Runs the plugin's own tests. */
function test() {
  const output = script(plugin, 'test');
  const count = (what) => Number(new RegExp(`^(?:#|ℹ) ${what} (\\d+)$`, 'm').exec(output)?.[1]);
  demand(count('pass') > 0, `no test has passed:\n${output}`);
  console.log(`  ${count('pass')} tests`);
  if (count('skipped') > 0) console.log(`  Not tried: ${count('skipped')} tests, for lack of PHP.`);
}

/** Tests the packed plugin on a real WordPress site. */
async function tryInWordPress(zip, folder) {
  if (!installPhp()) {
    console.log('Not tried: PHP with SQLite is not installed, so no WordPress runs.');
    return;
  }
  if (!(await loadWordPress(root))) {
    console.log('Not tried: no registry answers, so no WordPress could be loaded.');
    return;
  }
  const read = (file) => JSON.parse(readFileSync(path.join(plugin, file), 'utf8'));
  const {variations} = read('src/element/block.json');
  const elements = read('includes/elements.json');
  const parts = process.env.PARTS?.split(',') ?? ['posts', 'written', 'editor'];
  const site = await check('WordPress runs, and the plugin is activated', () => startWordPress(folder, zip));
  if (!site) return;
  const browser = await startChrome();
  try {
    if (parts.includes('posts')) {
      for (const theme of themes(site)) await showBlocks(site, browser, {variations, elements, theme});
      await readWithoutKit(site, browser);
    }
    if (parts.includes('written')) {
      await readWritten(site, browser);
      await readSummaries(site);
    }
    if (parts.includes('editor')) {
      await findBlocks(site, browser);
      for (const role of ['contributor', 'administrator']) {
        const post = await editBlocks(site, browser, {variations, role});
        if (post) await readWithout(site, browser, post, KEPT);
      }
    }
    await check('PHP reports no problem in the plugin', () => {
      const lines = site
        .log()
        .split('\n')
        .filter((line) => line.includes('plugins/cartavola'));
      demand(lines.length === 0, lines.join('\n'));
    });
  } finally {
    await browser.close();
    site.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-wordpress-'));
try {
  if (await install()) {
    await check('the kit is built', () => void script(root, 'build'));
    for (const [name, what] of [
      ['lint:js', 'its scripts follow the rules of WordPress'],
      ['lint:css', 'its style sheets follow the rules of WordPress'],
      ['lint:package', 'its package.json follows the rules of WordPress'],
      ['lint:php', 'its PHP is right'],
      ['build', 'it is built'],
    ])
      await check(what, () => void script(plugin, name));
    if (!anyFailed()) {
      await check('its own tests pass', test);
      await check('it is packed, with all that it needs and nothing else', () => {
        script(plugin, 'plugin-zip');
        checkZip(zip);
      });
      if (!anyFailed()) await tryInWordPress(zip, folder);
    }
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
tellCount();
