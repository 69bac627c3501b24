// Sets up a real WordPress site with the packed plugin, from the package `@wp-playground/wordpress-builds`. PHP serves
// it, and its database is SQLite.
import {spawn, spawnSync} from 'node:child_process';
import {copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {unzipSync} from 'fflate';
import {run} from '../../tools/test/counted.mjs';
import {freePort} from '../hosts/free-port.mjs';
import {hasRegistry} from '../nodes/other-node.mjs';

const BUILDS = '@wp-playground/wordpress-builds@0.9.19';
const ARCHIVE = 'wp-playground-wordpress-builds-0.9.19.tgz';
/** Name that the package uses for WordPress 6.7, the oldest version that the plugin supports. */
const VERSION = 'wp-nightly';
const THEME = 'twentytwentyfour';
const PHP = process.env.PHP_PATH ?? 'php';

const cache = fileURLToPath(new URL('../../node_modules/.cache/wordpress', import.meta.url));
mkdirSync(cache, {recursive: true});
const scripts = fileURLToPath(new URL('php', import.meta.url));

/** Folder where Debian installs classic themes. */
const DEBIAN_THEMES = '/usr/share/wordpress/wp-content/themes';
const CLASSIC = 'twentytwentyone';

/** Installs PHP with what WordPress needs, and a classic theme, if they are missing. Returns whether PHP is then available. */
export function installPhp() {
  const has = (module) => spawnSync(PHP, ['-r', `exit( extension_loaded( '${module}' ) ? 0 : 1 );`]).status === 0;
  const isThere = () => ['pdo_sqlite', 'mbstring', 'dom'].every(has);
  const missing = [
    ...(isThere() ? [] : ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml']),
    ...(existsSync(path.join(DEBIAN_THEMES, CLASSIC)) ? [] : [`wordpress-theme-${CLASSIC}`]),
  ];
  console.log(
    run(fileURLToPath(new URL('../../tools/test/install-packages.sh', import.meta.url)), missing, cache).trim(),
  );
  return isThere();
}

/** Lists the themes to test: a block theme, and a classic one if Debian has it. A sampled run tests only the first. */
export const themes = ({root}) =>
  [THEME, CLASSIC]
    .filter((theme) => existsSync(path.join(root, 'wp-content/themes', theme)))
    .slice(0, process.env.TESTS === 'sample' ? 1 : undefined);

const archive = path.join(cache, ARCHIVE);

/** Downloads the package (152 MB) if no earlier run has done so. Returns whether it is there. */
export async function loadWordPress(root) {
  if (!existsSync(archive) && (await hasRegistry(root))) run('npm', ['pack', '--silent', BUILDS], cache);
  return existsSync(archive);
}

function unzip(file, folder, nameOf = (name) => name) {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(file)))) {
    if (name.endsWith('/')) continue;
    const place = path.join(folder, nameOf(name));
    mkdirSync(path.dirname(place), {recursive: true});
    writeFileSync(place, bytes);
  }
}

/**
 * Sets up the WordPress files in a folder: the package's static files, its zip with PHP files, and its SQLite plugin.
 */
function layOut(folder) {
  const site = `package/public/${VERSION}`;
  const zips = {
    wordpress: `package/src/wordpress/${VERSION}.zip`,
    sqlite: 'package/src/sqlite-database-integration/sqlite-database-integration.zip',
  };
  const wanted = [
    ...['wp-admin', 'wp-includes', `wp-content/themes/${THEME}`].map((part) => `${site}/${part}`),
    ...Object.values(zips),
  ];
  const packed = path.join(folder, 'packed');
  mkdirSync(packed, {recursive: true});
  run('tar', ['-xzf', archive, '-C', packed, ...wanted], folder);
  const root = path.join(packed, site);
  unzip(path.join(packed, zips.wordpress), root);
  unzip(path.join(packed, zips.sqlite), path.join(root, 'wp-content/plugins'), (name) =>
    name.replace(/^[^/]*/, 'sqlite-database-integration'),
  );
  copyFileSync(
    path.join(root, 'wp-content/plugins/sqlite-database-integration/db.copy'),
    path.join(root, 'wp-content/db.php'),
  );
  rmSync(path.join(root, 'wp-content/database/.ht.sqlite'), {force: true});
  const classic = path.join(DEBIAN_THEMES, CLASSIC);
  if (existsSync(classic)) cpSync(classic, path.join(root, 'wp-content/themes', CLASSIC), {recursive: true});
  copyFileSync(path.join(scripts, 'wp-config.php'), path.join(root, 'wp-config.php'));
  return root;
}

/** Resolves when a server responds. Rejects with its output if it exits first. */
function listening(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text) => {
      said += text;
      if (/ started$/m.test(said)) resolve();
    };
    server.stderr.setEncoding('utf8').on('data', hear);
    server.on('error', reject);
    server.on('close', () => reject(new Error(`PHP serves nothing: ${said}`)));
  });
}

/**
 * Installs WordPress with the plugin from a zip file in a folder, and serves it. `php` runs PHP in it and returns the
 * result. `cookies` are the users' cookies, keyed by role. `log` has PHP's warnings.
 */
export async function startWordPress(folder, zip) {
  const root = layOut(folder);
  unzip(zip, path.join(root, 'wp-content/plugins'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {...process.env, WORDPRESS_ORIGIN: origin, PHP_CLI_SERVER_WORKERS: '4'};
  const php = (script, input) => run(PHP, [path.join(scripts, script), root], root, env, input);
  const failure = php('install.php');
  if (failure) throw new Error(failure);
  const server = spawn(PHP, ['-S', `127.0.0.1:${port}`, '-t', root, path.join(scripts, 'router.php')], {
    cwd: root,
    env,
    // PHP's workers end with their process group.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await listening(server);
  const log = path.join(root, 'debug.log');
  return {
    origin,
    root,
    cookies: JSON.parse(php('users.php')),
    php: (code) => JSON.parse(php('run.php', code)),
    log: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    stop: () => process.kill(-server.pid),
  };
}
