// Tells the machine, its programs and the version that is measured.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ENGINES, findBrowsers} from '../../../test/hosts/find-browsers.mjs';
import {openWebKit} from '../../../test/hosts/webkit-browser.mjs';
import {withoutPaths} from './write-page.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim();

/** Returns the short name of the commit, and whether files differ from it, the page itself left out. */
function commit() {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/measured.md') !== '';
    return `${git('rev-parse', '--short=10', 'HEAD')}${changed ? ' with changes that are not committed' : ''}`;
  } catch {
    return 'not known (no git here)';
  }
}

const load = () =>
  os
    .loadavg()
    .map((share) => share.toFixed(2))
    .join(', ');

const processor = () => `${os.cpus()[0].model.trim()}, ${os.cpus().length} cores`;

/** Tells when and on what something is measured that begins now. */
export const stamp = () => ({
  date: `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
  commit: commit(),
  machine: processor(),
  load: load(),
});

function system() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const name = /^PRETTY_NAME="(.+)"$/m.exec(release)?.[1];
  return [name, `${os.type()} ${os.release()}`, os.arch()].filter(Boolean).join(', ');
}

/** Returns what a browser tells as its version: WebKit tells it only once it runs. */
async function versionOf(engine, found) {
  if (engine !== 'webkit')
    return execFileSync(found.file, ['--version'], {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  const {version, close} = await openWebKit(engine, found);
  await close();
  return `WebKitGTK ${version.split(' ').at(-1)}`;
}

async function browsers() {
  const {found, missing} = await findBrowsers();
  const told = ENGINES.map(async (engine) => {
    const why = missing.find((one) => one.startsWith(`${engine}: `))?.slice(engine.length + 2);
    const version = why
      ? `not here: ${withoutPaths(why)}`
      : await versionOf(engine, found.get(engine)).catch(() => 'not told');
    return [engine, version];
  });
  return Promise.all(told);
}

export const machine = {
  id: 'machine',
  title: 'Machine and date',
  runs: [],
  async measure(counts, {begun}) {
    return {
      said: 'What the machine tells of itself at the beginning of the run, before anything is built or measured.',
      tables: [
        {
          columns: ['', ''],
          rows: [
            ['processor', processor()],
            ['memory', `${(os.totalmem() / 2 ** 30).toFixed(1)} GiB`],
            ['system', system()],
            ['Node', process.version],
            ...(await browsers()),
            ['commit', begun.commit],
            ['date', begun.date],
            ['load', begun.load],
          ],
        },
      ],
      notes: [
        'Load: the number of programs that want to run, as an average over the last 1, 5 and 15 minutes. Each section tells its own, with its own date, since each can be renewed alone.',
        'Everything is measured in Chromium and Node.',
      ],
    };
  },
};
