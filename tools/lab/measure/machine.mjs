// Describes the machine, the versions of programs on it, and the commit that is measured.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import os from 'node:os';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {findChrome} from '../../test/browsers.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const output = (file, ...args) => execFileSync(file, args, {cwd: root, encoding: 'utf8'}).trim();
const processor = `${os.cpus()[0].model.trim()}, ${os.cpus().length} cores`;

/** Returns the date, the commit, the processor and the system load at the start of a measurement. */
export function stamp() {
  const date = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const changed = output('git', 'status', '--porcelain', '--', '.', ':!docs/measurements.md') !== '';
  const commit = output('git', 'rev-parse', '--short=10', 'HEAD') + (changed ? ' with uncommitted changes' : '');
  return `${date} UTC, commit ${commit}; ${processor}; load ${os.loadavg()[0].toFixed(2)}`;
}

export async function machine() {
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const system = [/^PRETTY_NAME="(.+)"$/m.exec(release)?.[1], os.type(), os.release(), os.arch()];
  const {path: chrome} = await findChrome();
  const memory = `${(os.totalmem() / 2 ** 30).toFixed(1)} GiB`;
  return `Node ${process.version} and ${output(chrome, '--version')} on ${system.filter(Boolean).join(', ')}, with ${memory} of memory.`;
}
