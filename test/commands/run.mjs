// `npm run test:all -- commands`: runs every command that package.json, the documentation and the comments of scripts
// name, in a clone of the last commit: once with nothing installed, and once with the packages that `npm start` installs.
// Stops each command at the first line that it prints itself. Fails if a module or program can't be found, if a command
// crashes or fails without a word, or if `npx` would download a package. Uncommitted changes are not tested.
// Without a package registry, it skips everything and says so.
//
// `COMMANDS=storybook` runs only the commands that contain this text. `TESTS=all` runs all of them. Otherwise, it runs
// enough to cover each folder of scripts, and each state with and without development packages.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {createInterface} from 'node:readline';
import {PassThrough} from 'node:stream';
import {fileURLToPath} from 'node:url';
import {packageFolders} from '../../tools/build/package-folders.mjs';
import {check, demand, run, tellCount} from '../../tools/test/counted.mjs';
import {covering} from '../../tools/test/covering.mjs';
import {documentedCommands} from '../../tools/test/documented-commands.mjs';
import {PRODUCTION} from '../../tools/run.mjs';
import {hasRegistry} from '../nodes/other-node.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isAll = process.env.TESTS === 'all';
/** Milliseconds after which a command that prints nothing counts as running: it has imported its modules. */
const PATIENCE = isAll ? 20_000 : 10_000;
/** The same while npm installs packages. */
const PATIENCE_WITH_NPM = 300_000;

/** Matches lines of npm, and lines that announce work. */
const NOT_OWN = /^(?:$|> |npm (?:warn|notice) |(?:added|changed|removed|up to date)\b.*\bpackages?\b)|…$/;
/** Matches the first line of an uncaught error, whose message follows. */
const CRASH = /^(?:node:|file:|\s+at |Error\b|Trace\b)/;
const MISSING =
  /Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|Could not resolve|command not found|: not found|\bENOENT\b.*(?:node_modules|spawn)|need to install the following packages|REFUSED/;

/** States of a clone, and the packages that are installed in each. */
const STATES = {'nothing installed': undefined, 'after npm start': 'production'};

const folder = mkdtempSync(path.join(tmpdir(), 'cartavola-commands-'));

/** Copies the workspace's packages, at the root and in the packages' folders, with `cp` options. */
function copyPackages(option, from, to) {
  const folders = ['', ...packageFolders(root).map((name) => `packages/${name}/`)].map(
    (place) => `${place}node_modules`,
  );
  for (const place of folders.filter((name) => existsSync(path.join(from, name)))) {
    mkdirSync(path.dirname(path.join(to, place)), {recursive: true});
    run('cp', [option, path.join(from, place), path.join(to, place)], folder);
  }
}

/**
 * Environment for commands, without this repository's executables and the settings of its runners. `npm` is a stand-in.
 * To save time, it copies the workspace's packages, which npm has installed once, as hard links. It refuses to publish.
 */
function environment() {
  const {PATH, TESTS: _, REUSE: __, NODE_ENV: ___, ...rest} = process.env;
  const outside = PATH.split(path.delimiter).filter((place) => !place.startsWith(path.join(root, 'node_modules')));
  const env = Object.fromEntries(Object.entries(rest).filter(([name]) => !/^npm_/i.test(name)));
  // In CI, the site doesn't contain the WordPress plugin, whose tools take minutes to install.
  env.CI = '1';
  // Commands that are stopped leave their temporary files.
  env.TMPDIR = path.join(folder, 'temporary');
  mkdirSync(env.TMPDIR);
  const programs = path.join(folder, 'programs');
  mkdirSync(programs);
  const npm = run('sh', ['-c', 'command -v npm'], folder, {...env, PATH: outside.join(path.delimiter)}).trim();
  writeFileSync(
    path.join(programs, 'npm'),
    `#!/bin/sh
case "$1 $*" in
  publish*) echo REFUSED "$@"; exit 1 ;;
  'ci '*--omit=dev*) packages=production ;;
  'ci '* | 'install '*--no-save*) packages=whole ;;
esac
if [ -n "$packages" ] && [ -f tools/run.mjs ]; then
  rm -rf node_modules packages/*/node_modules && cp -al "${folder}/$packages/." . && echo 'added all packages'
  exit
fi
exec "${npm}" "$@"
`,
  );
  writeFileSync(path.join(programs, 'npx'), '#!/bin/sh\necho REFUSED npx "$@"; exit 1\n');
  for (const name of ['npm', 'npx']) chmodSync(path.join(programs, name), 0o755);
  return {
    real: {...env, PATH: outside.join(path.delimiter)},
    env: {...env, PATH: [programs, ...outside].join(path.delimiter)},
  };
}

/** Runs a command until its first own line, until it ends, or until it has run for a while. */
async function firstLine(command, cwd, env) {
  const child = spawn(command, {cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
  const output = new PassThrough();
  const lines = [];
  let own;
  const stop = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has already ended.
    }
  };
  let timer;
  let isLate = false;
  const wait = (time) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLate = true;
      stop();
    }, time);
  };
  wait(PATIENCE);
  let open = 2;
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(output, {end: false});
    stream.on('end', () => --open === 0 && output.end());
  }
  const reader = createInterface({input: output}).on('line', (line) => {
    // A command may say that it was stopped.
    if (isLate) return;
    lines.push(line);
    wait(/^Installing /.test(line) ? PATIENCE_WITH_NPM : PATIENCE);
    // eslint-disable-next-line no-control-regex -- lines may be coloured
    if (NOT_OWN.test(line.replaceAll(/\x1b\[[\d;]*m/g, '').trimEnd())) return;
    own ??= line;
    if (!CRASH.test(own)) stop();
  });
  // Lines that arrive after the end of the command must not set the timer again: its id may then be another process's.
  const [[status, signal]] = await Promise.all([once(child, 'close'), once(reader, 'close')]);
  clearTimeout(timer);
  // What the command started may outlive it.
  stop('SIGKILL');
  return {own, status, signal, text: lines.join('\n')};
}

/** Checks one command in one state, in a separate clone. */
async function tryCommand({command, state, env}) {
  const started = performance.now();
  const clone = mkdtempSync(path.join(folder, 'clone-'));
  run('git', ['clone', '--quiet', root, clone], folder);
  if (STATES[state]) copyPackages('-al', path.join(folder, STATES[state]), clone);
  try {
    const {own, status, signal, text} = await firstLine(command, clone, env);
    demand(!MISSING.test(text) && !CRASH.test(own ?? ''), text);
    demand(own !== undefined || status === 0 || signal, `it ends with status ${status}, without a word:\n${text}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`  ${seconds} s: ${own ?? (signal ? 'it runs' : 'it ends')}`);
  } finally {
    rmSync(clone, {recursive: true, force: true, maxRetries: 10});
  }
}

const {COMMANDS = ''} = process.env;
const cases = documentedCommands(root)
  .filter(({command}) => command.includes(COMMANDS))
  // Most other commands take longer until they print something.
  .sort((one, other) => Number(/^npm/.test(one.command)) - Number(/^npm/.test(other.command)))
  .flatMap((one) => Object.keys(STATES).map((state) => ({...one, state})));
demand(cases.length > 0, `No command contains ${COMMANDS}.`);
const picked = COMMANDS
  ? cases
  : covering(cases, ({script, state}) => [script?.split('/')[0], state, String(PRODUCTION.includes(script))], [0, 1]);

try {
  if (!(await hasRegistry(folder))) console.log('Skipped: no package registry answers, so nothing can be installed.');
  else {
    const {env, real} = environment();
    const isReady = await check('npm installs what the lock file lists', () => {
      const clone = path.join(folder, 'installed');
      run('git', ['clone', '--quiet', root, clone], folder);
      run(process.execPath, ['tools/run.mjs', 'build/generate'], clone, real);
      // Not hard links, because npm overwrites its list of packages.
      copyPackages('-a', clone, path.join(folder, 'production'));
      if (isAll) run(process.execPath, ['tools/build/ensure-install.mjs'], clone, real);
      copyPackages('-a', isAll ? clone : root, path.join(folder, 'whole'));
      for (const name of ['production', 'whole'])
        rmSync(path.join(folder, name, 'node_modules/.cache'), {recursive: true, force: true});
      return true;
    });
    for (const one of isReady ? picked : [])
      await check(`${one.command} (${one.file}), ${one.state}`, () => tryCommand({...one, env}));
  }
} finally {
  rmSync(folder, {recursive: true, force: true, maxRetries: 10});
}
tellCount();
