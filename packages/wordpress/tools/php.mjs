// Runs PHP if it is installed.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {root} from './place.mjs';

const program = process.env.PHP_PATH ?? 'php';

/** Whether PHP is installed. */
export const hasPhp = spawnSync(program, ['--version']).status === 0;

/** Runs PHP in the plugin's folder. Returns `{status, stdout, stderr}`. */
export const php = (args, {input, env} = {}) =>
  spawnSync(program, args, {cwd: root, input, encoding: 'utf8', env: {...process.env, ...env}, maxBuffer: 2 ** 26});

/**
 * Renders blocks with the plugin in a folder. Returns each block's HTML, the files it loads, and what the plugin
 * registers.
 */
export function render(blocks, {folder = root, env} = {}) {
  const {status, stdout, stderr} = php(['test/php/render.php', folder], {input: JSON.stringify(blocks), env});
  if (status !== 0) throw new Error(`PHP failed: ${stdout}${stderr}`);
  return JSON.parse(stdout);
}
