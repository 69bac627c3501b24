// `npm run test:all -- wordpress`: installs what the plugin for WordPress is built with into its own folder, if it is not there; lints, builds, tests and
// packs the plugin; and opens in Chromium what the packed plugin writes for each of its blocks. Says what could not be tried: without a
// registry nothing is installed; without PHP nothing is shown. WordPress itself does not run here: PHP has stand-ins for its functions.
import {existsSync, mkdtempSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {anyFailed, check, demand, run, tellCount} from '../../tools/test/counted.mjs';
import {hasRegistry} from '../nodes/other-node.mjs';
import {showBlocks} from './pages.mjs';
import {unpack} from './zip.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const plugin = path.join(root, 'packages/wordpress');

/** Runs a script of a package, and prints the lines that say what it did not try. */
function script(folder, name) {
  const output = run('npm', ['run', '--silent', name], folder);
  for (const line of output.split('\n')) if (line.startsWith('Not tried')) console.log(`  ${line}`);
  return output;
}

const isInstalled = () => {
  const installed = path.join(plugin, 'node_modules/.package-lock.json');
  return (
    existsSync(installed) && statSync(path.join(plugin, 'package-lock.json')).mtimeMs <= statSync(installed).mtimeMs
  );
};

/** Installs what the plugin is built with; returns false where that cannot be. */
async function install() {
  if (isInstalled()) return true;
  if (!(await hasRegistry(root))) {
    console.log('Not tried: no registry answers, so nothing could be installed that the plugin is built with.');
    return false;
  }
  const started = performance.now();
  await check('what the plugin is built with is installed', () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], plugin),
  );
  console.log(`  ${((performance.now() - started) / 1000).toFixed(0)} s`);
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

const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-wordpress-'));
try {
  if (await install()) {
    await check('the kit is built', () => {
      script(root, 'manifest');
      script(root, 'build');
    });
    for (const [name, what] of [
      ['lint:js', 'its scripts are right by the rules of WordPress'],
      ['lint:css', 'its style sheets are right by the rules of WordPress'],
      ['lint:package', 'its package.json is right by the rules of WordPress'],
      ['lint:php', 'its PHP is right'],
      ['build', 'it is built'],
    ])
      await check(what, () => void script(plugin, name));
    if (!anyFailed()) {
      await check('its own tests pass', test);
      await check('it is packed, with all that it needs and nothing else', () => {
        script(plugin, 'plugin-zip');
        unpack(path.join(plugin, 'cartavola-wordpress.zip'), path.join(folder, 'plugins'));
      });
      if (!anyFailed()) await showBlocks(folder);
    }
  }
} finally {
  rmSync(folder, {recursive: true, force: true});
}
tellCount();
